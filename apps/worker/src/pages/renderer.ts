// A script of its own, because it is large and needed only without a network.
import { handlePage } from 'web-app';
import { provideRenderer } from './load-renderer.ts';

provideRenderer(handlePage);
