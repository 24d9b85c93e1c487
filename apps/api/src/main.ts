import { loadWebApp } from './platform/pages/load-web-app.ts';
import { webBuildFolder } from './platform/process/folders.ts';
import { runSite } from './run-site.ts';

await runSite((mode) => loadWebApp(webBuildFolder, mode));
