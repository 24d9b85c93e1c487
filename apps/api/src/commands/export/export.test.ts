import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { createLiveWorld } from '../../features/live/live-world.fixture.ts';
import { compareExports } from './compare-exports.ts';
import {
  definitions,
  fillOtherTables,
  nextIds,
  readManifest,
  readMembers,
  run,
  worldFingerprints,
} from './export.fixture.ts';
import { exportWorld } from './export-world.ts';
import { importWorld } from './import-world.ts';
import { LEFT_OUT } from './left-out.ts';

const world = await createLiveWorld();
const folder = await mkdtemp(join(tmpdir(), 'wallabee-export-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const original = join(folder, 'original.zip');

beforeAll(async () => {
  await fillOtherTables(world.db);
  await run(exportWorld, [original], world);
});

describe('a world that is exported and imported', () => {
  test('has every row of every table, and the next id is the same [TM-06]', async () => {
    const empty = await createTestDatabase(2);

    const lines = await run(importWorld, [original], empty);

    const again = join(folder, 'again.zip');
    await run(exportWorld, [again], empty);
    expect(await run(compareExports, [original, again], empty)).toEqual([
      expect.stringMatching(/^The exports are equal: \d+ tables, 0 differences\.$/),
    ]);
    expect(await worldFingerprints(empty.db)).toEqual(await worldFingerprints(world.db));
    expect(await nextIds(empty.db)).toEqual(await nextIds(world.db));
    expect(await definitions(empty.db)).toEqual(await definitions(world.db));
    expect(lines.join()).toMatch(/Imported \d+ tables with \d+ rows/);
    const record = await empty.db.selectFrom('world').selectAll().executeTakeFirst();
    expect(record).toMatchObject({ kind: 'imported', seed: null, loaded_at: expect.any(Date) });
  });

  test('each table of the schema is exported, or left out for a reason [TM-06]', async () => {
    const { tables } = await readManifest(original);
    const { rows } = await sql<{ name: string; is_lasting: boolean }>`
      select relname as name, relpersistence = 'p' as is_lasting from pg_class
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`.execute(world.db);

    const lasting = rows.filter(({ is_lasting }) => is_lasting).map(({ name }) => name);
    expect([...tables.map(({ name }) => name), ...Object.keys(LEFT_OUT)].sort()).toEqual(lasting.sort());
  });

  test('no exported row refers to a table that is left out [TM-06]', async () => {
    const { rows } = await sql<{ owner: string; target: string }>`
      select conrelid::regclass::text as owner, confrelid::regclass::text as target from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace`.execute(world.db);

    expect(rows.filter(({ owner, target }) => target in LEFT_OUT && !(owner in LEFT_OUT))).toEqual([]);
  });

  test('a table and a column of a later migration come along by themselves [TM-06]', async () => {
    const [from, to] = [await createTestDatabase(2), await createTestDatabase(2)];
    for (const { db } of [from, to]) {
      await sql`create table later (id integer generated always as identity, words text[] not null)`.execute(
        db,
      );
      await sql`alter table player add column later text`.execute(db);
    }
    await sql`insert into later (words) values ('{a,"b, c"}'), ('{}')`.execute(from.db);
    await sql`insert into player (username, name, later) values ('ada', 'Ada', ''), ('bo', 'Bo', null)`.execute(
      from.db,
    );
    const file = join(folder, 'later.zip');

    await run(exportWorld, [file], from);
    await run(importWorld, [file], to);

    expect(await worldFingerprints(to.db)).toEqual(await worldFingerprints(from.db));
  });
});

describe('an export', () => {
  test('is a ZIP of CSV files that other programs read', async () => {
    const members = await readMembers(await readFile(original));
    const { tables } = await readManifest(original);
    const players = String(members.get('tables/player.csv'));

    expect(players.split('\n')[0]).toMatch(/^id,username,/);
    expect(tables.find(({ name }) => name === 'player')).toMatchObject({
      columns: expect.arrayContaining([{ name: 'username', type: 'text' }]),
      next_ids: { id: expect.any(Number) },
    });
    expect(() => execFileSync('python3', ['-c', READ_WITH_PYTHON, original])).not.toThrow();
  });

  test('is readable by its owner only, and never overwritten', async () => {
    expect((await stat(original)).mode & 0o777).toBe(0o600);
    await expect(run(exportWorld, [original], world)).rejects.toThrow('is there already');
    await expect(run(exportWorld, [join(folder, 'none', 'x')], world)).rejects.toThrow('There is no folder');
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

const READ_WITH_PYTHON = `
import csv, io, json, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
csv.field_size_limit(10**9)
for table in json.loads(archive.read('manifest.json'))['tables']:
    member = archive.open('tables/' + table['name'] + '.csv')
    rows = list(csv.DictReader(io.TextIOWrapper(member, 'utf-8', newline='')))
    assert len(rows) == table['rows'], table['name']
`;
