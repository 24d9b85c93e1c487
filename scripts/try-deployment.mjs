// npm run deploy:try: the steps of docs/deploying.md on this machine: a release folder, two processes on
// Debian's PostgreSQL, nginx with TLS, a rolling restart under load. Needs root, nginx, PostgreSQL and
// openssl.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http2 from 'node:http2';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ensureBuilt, say, stop } from './setup.mjs';
import { openPostgres } from './trial/debian-postgres.mjs';
import { createNginx } from './trial/nginx.mjs';
import { makeSamplePlayers } from './trial/sample-players.mjs';
import { startLoad } from './trial/served-load.mjs';
import { ask, freePort, KEY, makeFolder } from './trial/site.mjs';
import { verifyUnits } from './trial/units.mjs';
import { listenAt } from './trial/watch.mjs';

if (spawnSync('nginx', ['-v']).status !== 0) stop('This needs nginx (Debian: apt-get install nginx-light).');
await ensureBuilt();
const folder = makeFolder();
const results = [];
// All visitors come from one address.
process.env.NETWORK_LIMIT ??= '0';
const ports = [await freePort(), await freePort()];
const httpPort = await freePort();
const tlsPort = await freePort();
const site = `https://localhost:${tlsPort}`;
const nginx = createNginx({ folder, ports, httpPort, tlsPort, site });
const processes = new Map();

await check('release folder', makeRelease);
const postgres = await openPostgres(folder);
await check('two processes', startBoth);
await check('nginx -t and start', () => {
  nginx.start();
  return 'the configuration of deploy/nginx, with other ports and a certificate of its own';
});
const db = new pg.Pool({ connectionString: postgres.url, max: 2 });
const sample = await makeSamplePlayers(db, { players: 120, codes: 400 });
await check('pages over TLS and HTTP/2', readPages);
await check('without TLS: pages are redirected, calls refused', refusePlain);
await check('what only operators ask is not there', hideOperations);
await check('large bodies', sendBodies);
await check('a claimed address is not believed', claimAddresses);
await check('events reach both processes', receiveEvents);
await check('rolling restart under load', restartUnderLoad);
await check('kill -9 of one process under load', killOne);
await check('systemd units', () => verifyUnits(folder));

await db.end();
for (const child of processes.values()) child.kill('SIGTERM');
nginx.stop();
await postgres.stop();
say(results.every(Boolean) ? '\nall of it works' : '\nsomething above does not work');
process.exit(results.every(Boolean) ? 0 : 1);

async function check(name, step) {
  try {
    say(`✓ ${name}: ${await step()}`);
    results.push(true);
  } catch (failure) {
    say(`✗ ${name}: ${failure.message}`);
    results.push(false);
  }
}

function expect(isTrue, otherwise) {
  if (!isTrue) throw new Error(otherwise);
}

function makeRelease() {
  mkdirSync(release());
  execFileSync(resolve('deploy', 'release.sh'), [resolve('.'), release()], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const size = (path) =>
    execFileSync('du', ['-sm', join(release(), path)])
      .toString()
      .split('\t')[0];
  expect(!existsSync(join(release(), 'node_modules/@biomejs')), 'development packages came along');
  return `${size('')} MB, of which ${size('node_modules')} MB packages, without development packages`;
}

function release() {
  return join(folder, 'release');
}

async function startBoth() {
  await Promise.all(ports.map(startProcess));
  return `ready on ${postgres.name}`;
}

async function startProcess(port) {
  const child = spawn(process.execPath, ['apps/api/dist/main.js'], {
    cwd: release(),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      WORLD: 'small',
      LIVE: 'off',
      PORT: String(port),
      SITE_URL: site,
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, `data-${port}`),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  process.once('exit', () => child.kill('SIGKILL'));
  processes.set(port, child);
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const answer = await ask(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(200);
  }
  throw new Error(output.trim().split('\n').at(-1));
}

async function readPages() {
  for (const path of ['/', '/tools/sets', '/tools/profile/demo/bio', '/faq', '/api/openapi.json']) {
    const { status, headers } = await ask(site + path);
    expect(status === 200, `${path} was ${status}`);
    expect(headers['strict-transport-security']?.includes('31536000'), `${path} has no HSTS`);
  }
  const session = http2.connect(site, { rejectUnauthorized: false });
  const status = await new Promise((done, fail) => {
    session.on('error', fail);
    session
      .request({ ':path': '/' })
      .on('response', (headers) => done(headers[':status']))
      .on('error', fail)
      .resume();
  });
  session.close();
  expect(status === 200, `over HTTP/2 it was ${status}`);
  return 'five of them, with HSTS';
}

async function refusePlain() {
  const plain = `http://localhost:${httpPort}`;
  const page = await ask(`${plain}/tools/sets?a=1`);
  const call = await ask(`${plain}/api/sets`);
  expect(
    page.status === 301 && page.headers.location === `${site}/tools/sets?a=1`,
    `a page was ${page.status}`,
  );
  expect(call.status === 403 && JSON.parse(call.text).error, `a call was ${call.status}`);
  return '301 and 403';
}

async function hideOperations() {
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    const { status } = await ask(site + path);
    expect(status === 404, `${path} was ${status}`);
  }
  return '404';
}

async function sendBodies() {
  const post = (length) =>
    ask(`${site}/api/login`, {
      method: 'POST',
      headers: { 'x-wallabee-api-key': KEY },
      form: { username: 'x'.repeat(length), password: 'y' },
    });
  const [fits, large, huge] = [await post(200_000), await post(300_000), await post(2_000_000)];
  expect(fits.status === 400, `200 KB were ${fits.status}`);
  expect(large.status === 413 && large.text.includes('too large'), `300 KB were ${large.status}`);
  expect(huge.status === 413, `2 MB were ${huge.status}`);
  return 'read up to 256 KB, refused in our words above, by nginx far above';
}

/** The limit of logins must count one address, whatever headers claim. */
async function claimAddresses() {
  const statuses = [];
  for (let tries = 0; tries < 35; tries += 1) {
    const { status } = await ask(`${site}/api/login`, {
      method: 'POST',
      headers: { 'x-wallabee-api-key': KEY, 'x-forwarded-for': `10.1.1.${tries}` },
      form: { username: `nobody${tries}`, password: 'wrong' },
    });
    statuses.push(status);
  }
  expect(statuses.at(-1) === 429, `the last of 35 logins was ${statuses.at(-1)}`);
  return `the ${statuses.indexOf(429) + 1}th login of a minute is refused, over both processes`;
}

async function receiveEvents() {
  const received = ['', ''];
  const streams = await Promise.all(
    received.map((_, place) => listenAt(site, (text) => (received[place] += text))),
  );
  const [player] = sample.players;
  const gift = await ask(`http://127.0.0.1:${ports[0]}/api/users/gift/uniques/send`, {
    method: 'POST',
    headers: { 'x-wallabee-api-key': KEY, 'x-user-token': player.token },
    form: { item_type_id: player.unique, username: player.friend.username },
  });
  expect(gift.status === 200, `the gift was ${gift.status}`);
  await sleep(1_500);
  for (const stream of streams) stream.destroy();
  expect(
    received.every((text) => text.includes('new_item')),
    'a stream received nothing',
  );
  return 'a gift at one process arrives through nginx, at once, whichever process serves the stream';
}

async function restartUnderLoad() {
  const stopLoad = startLoad({ url: site, db, sample });
  await sleep(2_000);
  const environment = {
    ...process.env,
    UPSTREAM: nginx.upstreamFile,
    NGINX_RELOAD: nginx.reloadCommand,
    RESTART: `${process.execPath} ${restartScript()} `,
  };
  await /** @type {Promise<void>} */ (
    new Promise((done, fail) => {
      const child = spawn(resolve('deploy', 'rolling-restart.sh'), ports.map(String), {
        env: environment,
        stdio: 'ignore',
      });
      child.on('exit', (code) => (code === 0 ? done() : fail(new Error(`the script exited with ${code}`))));
    })
  );
  await sleep(1_000);
  return stopLoad();
}

/** Replaces systemd: asks the trial to stop and start a process. */
function restartScript() {
  const request = join(folder, 'restart');
  const script = join(folder, 'restart.mjs');
  writeFileSync(
    script,
    `import { existsSync, writeFileSync } from 'node:fs';
writeFileSync(${JSON.stringify(request)}, process.argv[2]);
while (existsSync(${JSON.stringify(request)})) await new Promise((done) => setTimeout(done, 50));`,
  );
  void serveRestarts(request);
  return script;
}

async function serveRestarts(request) {
  for (let served = 0; served < ports.length; ) {
    await sleep(50);
    if (!existsSync(request)) continue;
    const port = Number(readFileSync(request, 'utf8'));
    if (!processes.has(port)) continue;
    const ended = new Promise((done) => processes.get(port).once('exit', done));
    processes.get(port).kill('SIGTERM');
    await ended;
    await startProcess(port);
    rmSync(request);
    served += 1;
  }
}

async function killOne() {
  const stopLoad = startLoad({ url: site, db, sample, mayBeCut: true });
  await sleep(1_500);
  processes.get(ports[0]).kill('SIGKILL');
  await sleep(3_000);
  const summary = await stopLoad();
  await startProcess(ports[0]);
  return summary;
}
