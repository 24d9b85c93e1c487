// npm start: installs what is missing, builds what has changed, then becomes the site.
import { ensureBuilt, ensureInstalled, ensureNode } from './setup.mjs';

ensureNode();
ensureInstalled();
await ensureBuilt();
await import('../apps/api/dist/main.js');
