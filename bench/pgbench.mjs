// pgbench (TPC-B-like) in a database of its own on the same server.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import pg from 'pg';

const DATABASE = 'pgbench';
/** So many branches that clients seldom wait for one. */
const SCALE = 20;
const PROGRAMS = ['/usr/bin/pgbench', '/usr/lib/postgresql/15/bin/pgbench'];

/** Undefined where pgbench is not installed. */
export async function openPgbench(url, clients) {
  const program = PROGRAMS.find((file) => existsSync(file));
  if (!program) return undefined;
  const socket = new URL(url).searchParams.get('host') ?? '';
  const place = ['-h', socket, '-p', '5432', '-U', 'wallabee'];
  await onServer(url, `drop database if exists ${DATABASE}`);
  await onServer(url, `create database ${DATABASE}`);
  execFileSync(program, [...place, '-i', '-q', '-s', String(SCALE), DATABASE], { stdio: 'ignore' });

  return {
    /** Returns how many transactions it made. */
    async run(seconds) {
      const options = ['-n', '-M', 'prepared', '-c', String(clients), '-T', String(seconds)];
      const child = spawn(program, [...place, ...options, DATABASE], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let output = '';
      child.stdout.on('data', (text) => {
        output += text;
      });
      await once(child, 'close');
      return Number(/actually processed: (\d+)/.exec(output)?.[1]);
    },
    remove: () => onServer(url, `drop database ${DATABASE} with (force)`),
  };
}

async function onServer(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
