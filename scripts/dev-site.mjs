// One server process of `npm run dev`.
import { runSite } from '../apps/api/dist/run-site.js';
import { loadViteWebApp } from './vite-web-app.mjs';

await runSite(loadViteWebApp);
