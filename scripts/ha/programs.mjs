// The programs of a database cluster, from Debian's packages.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, installProgram } from '../debian-packages.mjs';
import { stop } from '../setup.mjs';

const PACKAGES = {
  patroni: ['/usr/bin/patroni'],
  'etcd-server': ['/usr/bin/etcd'],
  haproxy: ['/usr/sbin/haproxy'],
  pgbouncer: ['/usr/sbin/pgbouncer'],
  iproute2: ['/usr/sbin/ip', '/usr/bin/ip'],
  'util-linux': ['/usr/bin/setpriv'],
};
const VERSIONS = '/usr/lib/postgresql';

/** Returns the folder of PostgreSQL's programs. */
export function ensurePrograms() {
  if (process.getuid?.() !== 0)
    stop('npm run ha:try makes network namespaces and mounts, so root must run it.');
  const missing = Object.entries(PACKAGES)
    .filter(([name, paths]) => !findProgram(paths) && !installProgram(name, paths))
    .map(([name]) => name);
  if (!findPostgres()) installProgram('postgresql', []);
  const postgres = findPostgres();
  if (!postgres) missing.push('postgresql');
  if (missing.length > 0)
    stop(`npm run ha:try needs Debian's packages, and these are missing: ${missing.join(', ')}.`);
  return String(postgres);
}

function findPostgres() {
  if (!existsSync(VERSIONS)) return undefined;
  return readdirSync(VERSIONS)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}
