// npm run dev: one port; the web app reloads in place, the API restarts when its sources change.
import { fork } from 'node:child_process';
import { createServer, request as httpRequest } from 'node:http';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stopWithNpm } from './npm-parent.mjs';
import { ensureInstalled, ensureNode, say, stop } from './setup.mjs';

ensureNode();
stopWithNpm();
ensureInstalled();

const { context } = await import('esbuild');
const { createServer: createViteServer } = await import('vite');
const { apiBuildOptions } = await import('./api-build.mjs');

const port = Number(process.env.PORT ?? 3000);
if (!Number.isInteger(port) || port < 1 || port > 65_534)
  stop('PORT must be a whole number from 1 to 65534.');
const apiPort = port + 1;
const siteUrl = `http://localhost:${port}`;
const key = process.env.WEB_API_KEY ?? 'demo-key';

let api;
const builder = await context({
  ...apiBuildOptions,
  plugins: [...apiBuildOptions.plugins, { name: 'restart', setup: restartAfterBuild }],
});
await builder.watch();

const server = createServer((request, response) => void answer(request, response));
const vite = await createViteServer({
  root: resolve('apps/web'),
  server: { middlewareMode: { server }, hmr: { server } },
  appType: 'custom',
});
server.on('error', async (/** @type {NodeJS.ErrnoException} */ error) => {
  // The API process has started its own database, and would outlive this one.
  await endApi();
  stop(error.code === 'EADDRINUSE' ? `Port ${port} is taken by another program.` : error.message);
});
server.listen(port, '127.0.0.1', () =>
  say(`web app with hot reload at ${siteUrl} (it answers once the API is ready)`),
);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, async () => {
    await Promise.all([endApi(), builder.dispose(), vite.close()]);
    process.exit(0);
  });
}

function restartAfterBuild(build) {
  build.onEnd(async ({ errors }) => {
    if (errors.length > 0) return;
    await endApi();
    api = fork('apps/api/dist/main.js', {
      env: {
        ...process.env,
        PORT: String(apiPort),
        SITE_URL: siteUrl,
        WEB_API_KEY: key,
        NODE_ENV: 'development',
      },
    });
  });
}

function endApi() {
  if (!api || api.exitCode !== null) return undefined;
  const ended = new Promise((done) => api.once('exit', done));
  api.kill('SIGTERM');
  return ended;
}

async function answer(request, response) {
  if (/^\/(api|art|feeds|healthz|readyz|meta\.json|robots\.txt|sitemap\.xml)(\/|\?|$)/.test(request.url))
    return passOn(request, response);
  vite.middlewares(request, response, () => void answerPage(request, response));
}

function passOn(request, response) {
  const { method, headers, url } = request;
  const onward = httpRequest({ host: '127.0.0.1', port: apiPort, method, headers, path: url }, (answered) => {
    response.writeHead(answered.statusCode, answered.headers);
    answered.pipe(response);
  });
  onward.on('error', () => response.writeHead(503, { 'retry-after': '1' }).end('The API is starting.'));
  request.pipe(onward);
}

async function answerPage(request, response) {
  try {
    const { handlePage } = await vite.ssrLoadModule('/src/server.ts');
    const { remoteCalls } = await vite.ssrLoadModule(
      resolve('apps/api/src/platform/http/calls/remote-calls.ts'),
    );
    const { readConfig } = await vite.ssrLoadModule(resolve('apps/api/src/config.ts'));
    const { RETRO_URL, LINKS, TILES } = readConfig();
    const { pageSessionOf } = await vite.ssrLoadModule(
      resolve('apps/api/src/platform/pages/page-sessions.ts'),
    );
    const callsOf = (credential) =>
      remoteCalls({ baseUrl: `http://127.0.0.1:${apiPort}/api`, key }, credential);
    const session = pageSessionOf(request, siteUrl);
    const page = await handlePage(new Request(new URL(request.url, siteUrl)), {
      callApi: callsOf(),
      reader: session ? { id: session.userId, callApi: callsOf(session.credential) } : null,
      report: (failure) => process.stderr.write(`${failure?.stack ?? failure}\n`),
      browserApi: { baseUrl: '/api', key },
      siteUrl,
      retroUrl: RETRO_URL,
      links: LINKS,
      tiles: TILES,
      nonce: '',
    });
    response.writeHead(page.status, Object.fromEntries(page.headers));
    if (page.body) await pipeline(Readable.fromWeb(page.body), response);
    else response.end();
  } catch (error) {
    vite.ssrFixStacktrace(error);
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack);
  }
}
