import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import { migrate } from './migrate.ts';
import { MigrationDrift } from './migrations.ts';

const { db, url } = await createTestDatabase();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wallabee-migrations-'));
});
beforeEach(async () => {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await rm(folder, { recursive: true });
  folder = await mkdtemp(join(tmpdir(), 'wallabee-migrations-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('applies what is missing, in order, and then nothing', async () => {
  await write('0002-second.sql', 'alter table bee add column name text');
  await write('0001-first.sql', 'create table bee (id integer)');

  expect(await migrate(url, folder)).toEqual(['0001-first.sql', '0002-second.sql']);
  expect(await migrate(url, folder)).toEqual([]);
});

test('several processes that start at once apply each migration once', async () => {
  await write('0001-first.sql', 'create table bee (id integer); select pg_sleep(0.1)');

  const applied = await Promise.all(Array.from({ length: 6 }, () => migrate(url, folder)));

  expect(applied.flat()).toEqual(['0001-first.sql']);
});

test('a migration that was changed after it was applied stops the start', async () => {
  await write('0001-first.sql', 'create table bee (id integer)');
  await migrate(url, folder);
  await write('0001-first.sql', 'create table bee (id bigint)');

  await expect(migrate(url, folder)).rejects.toThrow(MigrationDrift);
});

test('the release before starts on a database with a newer migration that only adds', async () => {
  await write('0001-first.sql', 'create table bee (id integer)');
  await write('0002-second.sql', 'create table hive (id integer)');
  await migrate(url, folder);
  await rm(join(folder, '0002-second.sql'));

  expect(await migrate(url, folder)).toEqual([]);
});

test('the release before refuses a newer migration that breaks it, and says what to do', async () => {
  await write('0001-first.sql', 'create table bee (id integer)');
  await write('0002-second.sql', '-- breaking: bees have names now\nalter table bee rename to insect');
  await migrate(url, folder);
  await rm(join(folder, '0002-second.sql'));

  const start = migrate(url, folder);

  await expect(start).rejects.toThrow(MigrationDrift);
  await expect(start).rejects.toThrow(
    /has the migration 0002-second\.sql of a newer release.* Start the release that has it, or restore the backup/,
  );
});

test('migrations that were applied before it was recorded count as additive', async () => {
  await sql`create table migration (name text primary key, checksum text not null,
    applied_at timestamptz not null default now())`.execute(db);
  await sql`insert into migration (name, checksum) values ('0002-second.sql', 'x')`.execute(db);
  await write('0001-first.sql', 'create table bee (id integer)');

  expect(await migrate(url, folder)).toEqual(['0001-first.sql']);
});

test('a migration that fails half-way changes nothing', async () => {
  await write('0001-first.sql', 'create table bee (id integer); insert into nowhere values (1)');

  await expect(migrate(url, folder)).rejects.toThrow('Migration 0001-first.sql failed');
  await expect(sql`select from bee`.execute(db)).rejects.toThrow('does not exist');
});

describe('a table that a long transaction holds', () => {
  const waiting = { lockMs: 100, attempts: 3, pauseMs: 300 };

  test('is not blocked for its readers by a migration that waits for it', async () => {
    await aTableHeld();
    const migrating = migrate(url, folder, { ...waiting, attempts: 1_000 });
    // The first attempt has requested the lock, so later readers would queue behind it.
    await expect.poll(attemptsSeen).toBeGreaterThan(0);

    const { rows } = await sql`select from bee`.execute(db);

    expect(rows).toEqual([]);
    await letGo();
    expect(await migrating).toEqual(['0002-second.sql']);
  });

  test('makes a migration fail with an error that says what to do', async () => {
    await aTableHeld();

    await expect(migrate(url, folder, waiting)).rejects.toThrow(
      'Migration 0002-second.sql failed: another transaction holds a table that it changes. End that transaction',
    );
  });

  const holder = new pg.Client({ connectionString: url });
  let isHeld = false;
  beforeAll(() => holder.connect());
  afterEach(() => letGo());
  afterAll(() => holder.end());

  async function aTableHeld() {
    await write('0001-first.sql', 'create table bee (id integer)');
    await migrate(url, folder);
    await write('0002-second.sql', 'alter table bee add column name text');
    await holder.query('begin; select from bee');
    isHeld = true;
  }

  async function letGo() {
    if (isHeld) await holder.query('rollback');
    isHeld = false;
  }

  async function attemptsSeen(): Promise<number> {
    const { rows } = await sql`select from pg_locks where relation = 'bee'::regclass and not granted`.execute(
      db,
    );
    return rows.length;
  }
});

async function write(name: string, text: string) {
  await writeFile(join(folder, name), text);
}
