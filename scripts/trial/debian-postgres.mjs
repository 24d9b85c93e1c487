// A PostgreSQL of Debian for a trial, with its own port and folder.
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './site.mjs';

const VERSIONS = '/usr/lib/postgresql';

export async function openPostgres(folder) {
  const version = existsSync(VERSIONS)
    ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a))[0]
    : undefined;
  if (!version || process.getuid?.() !== 0) {
    throw new Error('This needs PostgreSQL of Debian (apt-get install postgresql), and to be run by root.');
  }
  const bin = join(VERSIONS, version, 'bin');
  const home = join(folder, 'postgres');
  mkdirSync(home, { mode: 0o700 });
  const uid = Number(execFileSync('id', ['-u', 'postgres']).toString());
  chownSync(home, uid, uid);
  const asPostgres = (program, ...args) =>
    execFileSync('runuser', ['-u', 'postgres', '--', join(bin, program), ...args], {
      stdio: 'ignore',
      cwd: '/',
    });
  const port = await freePort();
  asPostgres('initdb', '-D', join(home, 'data'), '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8');
  const options = `-p ${port} -k ${home} -c listen_addresses=127.0.0.1`;
  asPostgres('pg_ctl', '-D', join(home, 'data'), '-w', '-l', join(home, 'log'), '-o', options, 'start');
  process.once('exit', () => {
    try {
      asPostgres('pg_ctl', '-D', join(home, 'data'), '-m', 'immediate', 'stop');
    } catch {
      // Already stopped.
    }
  });
  const sql = (text) => asPostgres('psql', '-h', '127.0.0.1', '-p', String(port), '-c', text);
  sql('create role wallabee login');
  sql('create database wallabee owner wallabee');
  return {
    name: `Debian's PostgreSQL ${version}`,
    url: `postgres://wallabee@127.0.0.1:${port}/wallabee`,
    stop: async () => asPostgres('pg_ctl', '-D', join(home, 'data'), '-m', 'fast', '-w', 'stop'),
  };
}
