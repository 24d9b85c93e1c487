import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseServerUser, runAs } from '@wallabee/bundled-postgres/server-user';
import { aFreePort, killAndWait } from './child-processes.ts';

/** The paths of Debian, other distributions and Homebrew; undefined where it is not installed. */
export const pgbouncer = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
  .map((folder) => join(folder, 'pgbouncer'))
  .find((program) => existsSync(program));

export async function startPgBouncer(url: string, mode: 'session' | 'transaction' | 'statement') {
  const { searchParams, pathname, username } = new URL(url);
  const folder = await mkdtemp(join(tmpdir(), 'wallabee-pgbouncer-'));
  const user = await chooseServerUser(0);
  const port = await aFreePort();
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
* = host=${searchParams.get('host')} port=5432 user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${mode === 'session' ? 60 : 4}
max_client_conn = 200
`,
  );
  // Like PostgreSQL, it refuses to run as root.
  await chmod(folder, 0o755);
  await chown(settings, user.uid, user.gid);
  const child = spawn(pgbouncer ?? 'pgbouncer', [settings], { ...runAs(user), stdio: 'ignore' });
  await waitUntilListening(child, port);
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    async stop() {
      await killAndWait(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilListening(child: ChildProcess, port: number) {
  while (child.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isThere) return;
    await sleep(50);
  }
  throw new Error(`PgBouncer ended with ${child.exitCode}.`);
}
