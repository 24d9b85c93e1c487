// A machine of the site: HAProxy and PgBouncer of its own, and a server process behind them.
import { spawn } from 'node:child_process';
import { chownSync, mkdirSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, startSite } from '../trial/site.mjs';
import { fillFiles, owner } from './fill.mjs';

export async function createSiteMachine({ name, folder, settings }) {
  const home = join(folder, name);
  mkdirSync(home, { mode: 0o755 });
  chownSync(home, owner.uid, owner.gid);
  const ports = { primary: await freePort(), replica: await freePort(), pooler: await freePort() };
  const [haproxy, pgbouncer] = fillFiles({
    folder: home,
    settings: {
      ...settings,
      PRIMARY_PORT: ports.primary,
      REPLICA_PORT: ports.replica,
      POOLER_PORT: ports.pooler,
      USERLIST: join(home, 'userlist.txt'),
    },
    files: ['haproxy.cfg', 'pgbouncer.ini', 'userlist.txt'],
  });
  const log = openSync(join(home, 'log'), 'a');
  await run(ports.primary, 'haproxy', '-db', '-f', haproxy);
  const asPostgres = ['--reuid=postgres', '--regid=postgres', '--init-groups'];
  await run(ports.pooler, 'setpriv', ...asPostgres, 'pgbouncer', pgbouncer);
  const urlAt = (port) => `postgres://wallabee:${settings.WALLABEE_PASSWORD}@127.0.0.1:${port}/wallabee`;

  async function run(port, program, ...args) {
    const child = spawn(program, args, { stdio: ['ignore', log, log] });
    process.once('exit', () => child.kill('SIGKILL'));
    await untilListening(child, port);
  }

  return {
    primaryUrl: urlAt(ports.primary),
    start: async () =>
      startSite({
        dataDir: join(home, 'data'),
        port: await freePort(),
        environment: {
          DATABASE_URL: urlAt(ports.pooler),
          DATABASE_DIRECT_URL: urlAt(ports.primary),
          DATABASE_REPLICA_URL: urlAt(ports.replica),
          NETWORK_LIMIT: '0',
        },
      }),
  };
}

async function untilListening(child, port) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs[0]} ended with ${child.exitCode}`);
    const isThere = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isThere) return;
    await sleep(50);
  }
}
