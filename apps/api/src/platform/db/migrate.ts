import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { openClient } from './client.ts';

export class MigrationDrift extends Error {}

/** Brings the database to the newest migration. Several processes may start at once: they queue for the lock. */
export async function migrate(url: string, folder: string): Promise<string[]> {
  const client = await openClient(url, 'migrations');
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await applyMissing(client, await readMigrations(folder));
  } finally {
    await client.end();
  }
}

/** Those that a database had, which may be older than this version but not newer, nor of another text. */
export async function migrationsOf(
  folder: string,
  had: readonly { name: string; checksum: string }[],
): Promise<Migration[]> {
  const migrations = await readMigrations(folder);
  const names = new Map(had.map(({ name, checksum }) => [name, checksum]));
  refuseDrift(migrations, names);
  return migrations.filter(({ name }) => names.has(name));
}

/** In the caller's transaction; the list of what was applied is left to the caller as well. */
export async function applyWithin(client: pg.Client, migrations: Migration[]) {
  await client.query(LIST_OF_MIGRATIONS);
  for (const { sql } of migrations) await client.query(sql);
}

/** Any number will do, as long as every version of the site uses the same one. */
const MIGRATION_LOCK = 824_661;

const LIST_OF_MIGRATIONS = `create table if not exists migration (
  name text primary key, checksum text not null, applied_at timestamptz not null default now()
)`;

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  await client.query(LIST_OF_MIGRATIONS);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  refuseDrift(migrations, applied);

  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of missing) await apply(client, migration);
  return missing.map(({ name }) => name);
}

/** A database that took another text of a migration, or one this version does not know, is not ours to change. */
function refuseDrift(migrations: Migration[], applied: Map<string, string>) {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    if (!known.has(name))
      throw new MigrationDrift(`The database has migration ${name}, which this version does not know.`);
    if (known.get(name) !== checksum)
      throw new MigrationDrift(`Migration ${name} was changed after it was applied.`);
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration) {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}
