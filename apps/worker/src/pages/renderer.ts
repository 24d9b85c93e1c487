// A script of its own, because it is large and needed only without a network.
import { handlePage } from 'web-app';
import { offerRenderer } from './load-renderer.ts';

offerRenderer(handlePage);
