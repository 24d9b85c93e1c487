// npm run dev: the server of production with Vite's web app in it. Pages are updated in place; the process restarts
// when sources of the API change.
import { fork } from 'node:child_process';
import { stopWithNpm } from './npm-parent.mjs';
import { ensureInstalled, ensureNode } from './setup.mjs';

ensureNode();
stopWithNpm();
ensureInstalled();

const { context } = await import('esbuild');
const { apiBuildOptions } = await import('./api-build.mjs');

/** @type {import('node:child_process').ChildProcess | undefined} */
let site;
const builder = await context({
  ...apiBuildOptions,
  plugins: [...apiBuildOptions.plugins, { name: 'restart', setup: restartAfterBuild }],
});
await builder.watch();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, async () => {
    await Promise.all([stopSite(), builder.dispose()]);
    process.exit(0);
  });
}

/** @param {import('esbuild').PluginBuild} build */
function restartAfterBuild(build) {
  build.onEnd(async ({ errors }) => {
    if (errors.length > 0) return;
    await stopSite();
    site = fork('scripts/dev-site.mjs', {
      // One page is hundreds of files here: too many for the request budget of a visitor.
      env: { NETWORK_LIMIT: '0', ...process.env, NODE_ENV: 'development' },
    });
    site.once('exit', (code) => code && process.exit(code));
  });
}

/** The bundled PostgreSQL is stopped and started with it; that takes about a second. */
function stopSite() {
  const running = site;
  if (!running || running.exitCode !== null) return undefined;
  running.removeAllListeners('exit');
  const stopped = new Promise((done) => running.once('exit', done));
  running.kill('SIGTERM');
  return stopped;
}
