import { join } from 'node:path';
import { isPresent, readIfPresent } from './files.ts';
import { isListening } from './readiness.ts';
import { siteUrl } from './session.ts';

export async function findBundledPostgres(dataDir: string): Promise<{ url?: string } | undefined> {
  const near = join(dataDir, 'postgres');
  const folder = (await readIfPresent(join(near, 'location')))?.trim() ?? near;
  if (!(await isPresent(join(folder, 'cluster')))) return undefined;
  const recorded = (await readIfPresent(join(folder, 'socket-folder')))?.trim();
  const sockets = recorded ?? join(folder, 'socket');
  return (await isListening(sockets)) ? { url: siteUrl(sockets) } : {};
}
