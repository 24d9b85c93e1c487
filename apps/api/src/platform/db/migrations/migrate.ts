import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openClient } from '../connection/client.ts';
import { type AppliedMigration, type Migration, readMigrations, refuseDrift } from './migrations.ts';

/**
 * Queries of a table queue behind a migration that waits for its lock, so it gives up after a moment and
 * retries.
 */
interface LockWaiting {
  lockMs: number;
  attempts: number;
  pauseMs: number;
}

const LOCK_WAITING: LockWaiting = { lockMs: 3_000, attempts: 10, pauseMs: 5_000 };

/** Processes that start at once queue for an advisory lock. */
export async function migrate(url: string, folder: string, waiting = LOCK_WAITING): Promise<string[]> {
  const client = await openClient(url, 'migrations');
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await applyMissing(client, await readMigrations(folder), waiting);
  } finally {
    await client.end();
  }
}

/** The caller owns the transaction and the list of applied migrations. */
export async function applyWithin(client: pg.Client, migrations: Migration[]) {
  await makeList(client);
  for (const { sql } of migrations) await client.query(sql);
}

/** Every release must use the same number. */
const MIGRATION_LOCK = 824_661;

const LIST_OF_MIGRATIONS = `create table if not exists migration (
  name text primary key, checksum text not null, applied_at timestamptz not null default now()
)`;

const HAS_ADDITIVE_COLUMN = `select from pg_attribute
  where attrelid = 'migration'::regclass and attname = 'is_additive'`;

async function makeList(client: pg.Client) {
  await client.query(LIST_OF_MIGRATIONS);
  // Even `add column if not exists` takes a lock, which waits for a running backup.
  const { rowCount } = await client.query(HAS_ADDITIVE_COLUMN);
  if (rowCount === 0)
    await client.query('alter table migration add column is_additive boolean not null default true');
}

async function applyMissing(
  client: pg.Client,
  migrations: Migration[],
  waiting: LockWaiting,
): Promise<string[]> {
  await whenUnlocked(client, waiting, () => makeList(client));
  const { rows: applied } = await client.query<AppliedMigration>(
    'select name, checksum, is_additive as "isAdditive" from migration',
  );
  refuseDrift(migrations, applied);

  const names = new Set(applied.map(({ name }) => name));
  const missing = migrations.filter(({ name }) => !names.has(name));
  for (const migration of missing) {
    await whenUnlocked(client, waiting, () => apply(client, migration)).catch((cause) => {
      throw new Error(`Migration ${migration.name} failed: ${inWords(cause)}`, { cause });
    });
  }
  return missing.map(({ name }) => name);
}

async function apply(client: pg.Client, { name, sql, checksum, isAdditive }: Migration) {
  await client.query(sql);
  await client.query('insert into migration (name, checksum, is_additive) values ($1, $2, $3)', [
    name,
    checksum,
    isAdditive,
  ]);
}

async function whenUnlocked(client: pg.Client, waiting: LockWaiting, step: () => Promise<void>) {
  for (let attempt = 1; ; attempt += 1) {
    await client.query('begin');
    try {
      await client.query(`set local lock_timeout = ${waiting.lockMs}`);
      await step();
      await client.query('commit');
      return;
    } catch (failure) {
      await client.query('rollback');
      if (!isLockTimeout(failure) || attempt === waiting.attempts) throw failure;
    }
    await sleep(waiting.pauseMs);
  }
}

function isLockTimeout(failure: unknown): boolean {
  return failure instanceof Error && 'code' in failure && failure.code === '55P03';
}

function inWords(cause: unknown): string {
  if (isLockTimeout(cause))
    return 'another transaction holds a table that it changes. End that transaction (pg_stat_activity shows it) and start again.';
  return cause instanceof Error ? cause.message : String(cause);
}
