import { join } from 'node:path';
import type { DatabaseHome } from './data-folder.ts';
import { replaceFile } from './files.ts';
import { nameOfRoot } from './server-user.ts';

export type Settings = Readonly<Record<string, string>>;

/** Arguments of `postgres`; ours outrank the caller's where the caller's would open the server to others. */
export function serverArguments({ home, socketFolder, settings }: ServerPlaces): string[] {
  const all = { ...DEFAULTS, ...settings, ...closedToOthers(home, socketFolder) };
  return ['-D', home.cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** False when the caller gave up durability for speed, as tests do. */
export function isDurable(settings: Settings): boolean {
  return settings.fsync !== 'off';
}

/**
 * Who may log in: the server's user and root, nobody else, by what the kernel says about the other end of the socket.
 * A site run by root while the server runs under another user thus needs no password, and none can leak. Both could
 * read the files anyway; all others already fail at the socket folder, which they may not enter.
 */
export async function writeAccessRules({ folder, user }: DatabaseHome): Promise<void> {
  const names = new Set([await nameOfRoot(), user.name]);
  const map = [...names].map((name) => `site "${name}" all\n`).join('');
  // Replication, for a copy on this machine that follows every write.
  const rules = ['local all all peer map=site', 'local replication postgres peer map=site'];
  await replaceFile(accessFile(folder), `${rules.join('\n')}\n`);
  await replaceFile(identityFile(folder), map);
}

type ServerPlaces = { home: DatabaseHome; socketFolder: string; settings: Settings };

const DEFAULTS: Settings = {
  // An acknowledged write is on disk: it survives kill -9 and a power cut.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '128MB',
  max_connections: '100',
  // No disk turns here: going to a row by index costs hardly more than going on to the next one.
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  // Answers in the log are read by us, so they stay English.
  lc_messages: 'C',
  cluster_name: 'wallabee',
};

function closedToOthers({ folder }: DatabaseHome, socketFolder: string): Settings {
  return {
    listen_addresses: '',
    port: '5432',
    // A list, in which quotes keep a comma in a folder's name from ending an entry.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    hba_file: accessFile(folder),
    ident_file: identityFile(folder),
    // The log is the file we hand over as standard error.
    logging_collector: 'off',
    log_destination: 'stderr',
  };
}

function accessFile(folder: string): string {
  return join(folder, 'pg_hba.conf');
}

function identityFile(folder: string): string {
  return join(folder, 'pg_ident.conf');
}
