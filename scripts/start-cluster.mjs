// npm run start:cluster: as npm start, with one server process for each core (or WORKERS of them) on one
// port.
import { stopWithNpm } from './npm-parent.mjs';
import { ensureBuilt, ensureInstalled, ensureNode } from './setup.mjs';

ensureNode();
stopWithNpm();
ensureInstalled();
await ensureBuilt();
// Not a literal: there is nothing to type-check until it has been built.
await import(new URL('../apps/api/dist/main-cluster.js', import.meta.url).href);
