import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOG_FOLDER, SECOND_SITE, WORLD_FOLDER } from './sites.ts';

/** Another server process on the same database. */
export async function startSecondServer(): Promise<{ stop(): Promise<void> }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../apps/api/dist/main.js')], {
    env: {
      ...process.env,
      PORT: new URL(SECOND_SITE).port,
      SITE_URL: SECOND_SITE,
      DATA_DIR: join(WORLD_FOLDER, 'second'),
      DATABASE_URL: databaseUrl(),
      WORLD: 'small',
      LIVE: 'off',
    },
    stdio: ['ignore', openSync(join(LOG_FOLDER, 'second-site.log'), 'a'), 'inherit'],
  });
  await untilReady(child);
  return {
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function untilReady(child: ChildProcess) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) break;
    if (await isReady()) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill();
  throw new Error('The second server did not start.');
}

const isReady = () =>
  fetch(`${SECOND_SITE}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The bundled PostgreSQL records its socket in its process file. */
export function databaseUrl(): string {
  const near = join(WORLD_FOLDER, 'postgres');
  const elsewhere = join(near, 'location');
  const home = existsSync(elsewhere) ? readFileSync(elsewhere, 'utf8').trim() : near;
  const socketFolder = readFileSync(join(home, 'cluster/postmaster.pid'), 'utf8').split('\n')[4] ?? '';
  return `postgres://wallabee@localhost:5432/wallabee?host=${encodeURIComponent(socketFolder)}&sslmode=disable`;
}
