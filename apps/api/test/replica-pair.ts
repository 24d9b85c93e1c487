import { chown, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BundledPostgres } from '@wallabee/bundled-postgres/bundled-postgres';
import { connectAsAdministrator } from '@wallabee/bundled-postgres/session';
import { aDataFolder, startHere } from '@wallabee/bundled-postgres/site-process.fixture';
import { onTestFinished } from 'vitest';
import { migrate } from '../src/platform/db/migrations/migrate.ts';
import { migrationsFolder } from '../src/platform/process/folders.ts';

/** A primary with the site's tables, a streaming replica of it, and a connection that pauses and resumes its replay. */
export async function startPair() {
  const primary = await startHere({ dataDir: await aDataFolder() });
  await migrate(primary.url, migrationsFolder);
  const replica = await startStandbyOf(socketsOf(primary));
  const replay = await connectAsAdministrator(socketsOf(replica));
  onTestFinished(() => replay.end().catch(() => {}));
  return { primary, replica, replay };
}

/** Of a primary with these sockets. */
export async function startStandbyOf(sockets: string): Promise<BundledPostgres> {
  const dataDir = await aDataFolder();
  const cluster = join(dataDir, 'postgres/cluster');
  const { uid, gid } = await stat(join(cluster, 'PG_VERSION'));
  const signal = join(cluster, 'standby.signal');
  await writeFile(signal, '');
  await chown(signal, uid, gid);
  const primary_conninfo = `host=${sockets} port=5432 user=postgres`;
  return startHere({ dataDir, settings: { fsync: 'off', primary_conninfo } });
}

export function socketsOf({ url }: { url: string }): string {
  return new URL(url).searchParams.get('host') ?? '';
}
