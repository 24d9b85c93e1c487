// One server process of `npm run dev`.
import { loadViteWebApp } from './vite-web-app.mjs';

// Not a literal: there is nothing to type-check until it has been built.
const { runSite } = await import(new URL('../apps/api/dist/run-site.js', import.meta.url).href);
await runSite(loadViteWebApp);
