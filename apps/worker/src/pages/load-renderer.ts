import type { WebApp } from '@wallabee/contract/protocol/page-visit';
import { lazyScript } from '../lazy-script.ts';

export const { load: loadRenderer, provide: provideRenderer } = lazyScript<WebApp['handlePage']>(
  'renderPage',
  () => BUILD.renderer,
);
