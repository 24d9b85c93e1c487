// npm start: installs what is missing, builds what has changed, then runs the site.
import { stopWithNpm } from './npm-parent.mjs';
import { ensureBuilt, ensureInstalled, ensureNode } from './setup.mjs';

ensureNode();
stopWithNpm();
ensureInstalled();
await ensureBuilt();
// Not a literal: there is nothing to type-check until it has been built.
await import(new URL('../apps/api/dist/main.js', import.meta.url).href);
