// npm run start:cluster: as npm start, with one server process for each core (or WORKERS of them) on one
// port.
import { stopWithNpm } from './npm-parent.mjs';
import { ensureBuilt, ensureInstalled, ensureNode } from './setup.mjs';

ensureNode();
stopWithNpm();
ensureInstalled();
await ensureBuilt();
await import('../apps/api/dist/main-cluster.js');
