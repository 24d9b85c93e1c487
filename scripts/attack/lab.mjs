// A copy of the site to attack: one process on its own, and two behind nginx, on one database.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createNginx } from '../trial/nginx.mjs';
import { makeSamplePlayers } from '../trial/sample-players.mjs';
import { connectTo, databaseUrl, freePort, makeFolder, startSite } from '../trial/site.mjs';
import { createTarget } from './target.mjs';

export async function startLab() {
  const folder = makeFolder();
  const logs = [];
  // Runs the database, and is not attacked itself.
  const keeper = await startOne({ dataDir: join(folder, 'data') });
  const shared = { DATABASE_URL: databaseUrl(join(folder, 'data')) };
  const db = connectTo(join(folder, 'data'));
  const sample = await makeSamplePlayers(db, { players: 60, codes: 40 });
  const first = await startOne({ dataDir: join(folder, 'data-bare'), environment: shared });
  const bare = createTarget({ name: 'bare', url: first.url, processes: [first] });
  const proxied = await startProxied();

  return {
    folder,
    shared,
    db,
    sample,
    targets: proxied ? [bare, proxied] : [bare],
    output: () =>
      [...logs, ...[bare, proxied].flatMap((target) => target?.processes ?? [])].map(readLog).join(''),
    async replaceHung() {
      const replaced = [];
      for (const target of [bare, proxied]) replaced.push(...(target ? await healTarget(target) : []));
      return replaced.length === 0;
    },
    restart,
    startOne,
    async stop() {
      await db.end().catch(() => {});
      proxied?.nginx.stop();
      const attacked = [bare, proxied].flatMap((target) => target?.processes ?? []);
      await Promise.all(attacked.map((site) => stopSoon(site)));
      await keeper.stop();
    },
  };

  async function startOne({ dataDir, environment = {}, ...options }) {
    const [port, metricsPort] = [options.port ?? (await freePort()), await freePort()];
    const settings = { METRICS_PORT: String(metricsPort), LOG_LEVEL: 'info', ...environment };
    const site = await startSite({ dataDir, port, environment: settings, ...options });
    return { ...site, port, dataDir, environment, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics` };
  }

  async function startProxied() {
    if (spawnSync('nginx', ['-v']).status !== 0) return undefined;
    const ports = [await freePort(), await freePort()];
    const [httpPort, tlsPort] = [await freePort(), await freePort()];
    const url = `https://localhost:${tlsPort}`;
    const processes = [];
    for (const port of ports) {
      const environment = { ...shared, SITE_URL: url };
      processes.push(await startOne({ dataDir: join(folder, `data-${port}`), port, environment }));
    }
    const nginx = stoppedAtExit(createNginx({ folder, ports, httpPort, tlsPort, site: url }));
    nginx.start();
    return { ...createTarget({ name: 'behind nginx', url, processes }), nginx };
  }

  async function healTarget(target) {
    const replaced = [];
    for (const site of [...target.processes]) {
      if (await answersSoon(site)) continue;
      await restart(target, site);
      replaced.push(site.port);
    }
    return replaced;
  }

  async function restart(target, site) {
    site.kill('SIGKILL');
    await site.ended;
    logs.push(site);
    const place = target.processes.indexOf(site);
    target.processes[place] = await startOne(site);
  }
}

async function answersSoon(site) {
  for (let tries = 0; tries < 20; tries += 1) {
    const answers = await Promise.allSettled(
      ['/faq', '/api/all-sets', '/readyz'].map((path) =>
        fetch(site.url + path, {
          headers: { 'x-wallabee-api-key': 'demo-key', connection: 'close' },
          signal: AbortSignal.timeout(3_000),
        }),
      ),
    );
    if (answers.every((answer) => answer.status === 'fulfilled' && answer.value.status === 200)) return true;
    await sleep(500);
  }
  return false;
}

function stoppedAtExit(nginx) {
  let isRunning = false;
  const stop = () => {
    if (isRunning) nginx.stop();
    isRunning = false;
  };
  process.once('exit', stop);
  return {
    start() {
      nginx.start();
      isRunning = true;
    },
    stop,
  };
}

/** A successfully attacked process may not end by itself. */
async function stopSoon(site) {
  site.kill('SIGTERM');
  if (await Promise.race([site.ended, sleep(15_000)])) return;
  site.kill('SIGKILL');
  await site.ended;
}

function readLog(site) {
  return site.output();
}
