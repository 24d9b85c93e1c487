import { Client } from 'pg';
import { DataFolderInUse, hasCode } from './start-failure.ts';

/** Names every setting that the environment could change (PGPORT, PGSSLMODE). */
export function siteUrl(socketFolder: string): string {
  const query = `host=${encodeURIComponent(socketFolder)}&sslmode=disable`;
  return `postgres://${SITE_ROLE}@localhost:5432/${SITE_DATABASE}?${query}`;
}

/** Uses a database of its own, since PostgreSQL copies or drops one only while nobody is connected to it. */
export async function connectAsAdministrator(socketFolder: string): Promise<Client> {
  const client = new Client({
    host: socketFolder,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    application_name: `${OWNER_PREFIX}${process.pid}`,
    connectionTimeoutMillis: 10_000,
  });
  // The `end` event reports a lost connection; an unhandled `error` would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/** Marks the server as ours while this session lives, even if the owner file is deleted. */
export async function claimServer(client: Client, dataDir: string): Promise<void> {
  try {
    // The session of an owner killed just now takes a moment to end.
    await client.query(`set lock_timeout = '3s'`);
    await client.query('select pg_advisory_lock($1)', [OWNER_LOCK]);
  } catch (error) {
    if (!hasCode(error, '55P03')) throw error;
    throw new DataFolderInUse(dataDir, await findOwnerPid(client));
  }
}

/**
 * May create databases (each test file has one), but is no superuser: SQL must not reach files or programs.
 */
export async function prepareSiteDatabase(client: Client): Promise<void> {
  const roles = await client.query('select 1 from pg_roles where rolname = $1', [SITE_ROLE]);
  if (roles.rowCount === 0) await client.query(`create role ${SITE_ROLE} login createdb`);
  const databases = await client.query('select 1 from pg_database where datname = $1', [SITE_DATABASE]);
  if (databases.rowCount === 0) await client.query(`create database ${SITE_DATABASE} owner ${SITE_ROLE}`);
}

const SITE_ROLE = 'wallabee';
const SITE_DATABASE = 'wallabee';
const OWNER_PREFIX = 'wallabee site, pid ';
const OWNER_LOCK = 20_240_606;

async function findOwnerPid(client: Client): Promise<number> {
  const owners = await client.query<{ application_name: string }>(
    `select application_name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and objid = $1 and pg_locks.database = (
       select oid from pg_database where datname = current_database())`,
    [OWNER_LOCK],
  );
  return Number(owners.rows[0]?.application_name.slice(OWNER_PREFIX.length) ?? 0);
}
