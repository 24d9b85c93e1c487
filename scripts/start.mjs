// npm start: installs what is missing, builds what has changed, then runs the site.
import { stopWithNpm } from './npm-parent.mjs';
import { ensureBuilt, ensureInstalled, ensureNode } from './setup.mjs';

ensureNode();
stopWithNpm();
ensureInstalled();
await ensureBuilt();
await import('../apps/api/dist/main.js');
