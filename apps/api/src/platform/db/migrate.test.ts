import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { MigrationDrift, migrate } from './migrate.ts';

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

test('a database newer than the site stops the start', async () => {
  await write('0001-first.sql', 'create table bee (id integer)');
  await write('0002-second.sql', 'create table hive (id integer)');
  await migrate(url, folder);
  await rm(join(folder, '0002-second.sql'));

  await expect(migrate(url, folder)).rejects.toThrow(
    'has migration 0002-second.sql, which this version does not know',
  );
});

test('a migration that fails half-way changes nothing', async () => {
  await write('0001-first.sql', 'create table bee (id integer); insert into nowhere values (1)');

  await expect(migrate(url, folder)).rejects.toThrow('Migration 0001-first.sql failed');
  await expect(sql`select from bee`.execute(db)).rejects.toThrow('does not exist');
});

async function write(name: string, text: string) {
  await writeFile(join(folder, name), text);
}
