import { join } from 'node:path';
import type { DatabaseHome } from './data-folder.ts';
import { replaceFile } from './files.ts';
import { nameOfRoot } from './server-user.ts';

export type Settings = Readonly<Record<string, string>>;

/** Our own settings win where the caller's would open the server to others. */
export function serverArguments({ home, socketFolder, settings }: ServerPlaces): string[] {
  const all = { ...DEFAULTS, ...settings, ...closedToOthers(home, socketFolder) };
  return ['-D', home.cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

export function isDurable(settings: Settings): boolean {
  return settings.fsync !== 'off';
}

/**
 * Peer authentication: only the server's user and root may log in, as the kernel identifies the client. So a
 * site run by root needs no password. All others already fail at the socket folder's permissions.
 */
export async function writeAccessRules({ folder, user }: DatabaseHome): Promise<void> {
  const names = new Set([await nameOfRoot(), user.name]);
  const map = [...names].map((name) => `site "${name}" all\n`).join('');
  const rules = ['local all all peer map=site', 'local replication postgres peer map=site'];
  await replaceFile(accessFile(folder), `${rules.join('\n')}\n`);
  await replaceFile(identityFile(folder), map);
}

type ServerPlaces = { home: DatabaseHome; socketFolder: string; settings: Settings };

const DEFAULTS: Settings = {
  // An acknowledged write survives kill -9 and a power cut.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '128MB',
  max_connections: '100',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  // The launcher parses the log, so it stays English.
  lc_messages: 'C',
  cluster_name: 'wallabee',
};

function closedToOthers({ folder }: DatabaseHome, socketFolder: string): Settings {
  return {
    listen_addresses: '',
    port: '5432',
    // A list, so a comma in the path must be quoted.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    hba_file: accessFile(folder),
    ident_file: identityFile(folder),
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
