import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, fingerprints } from '../../../test/database.ts';
import { makeSeeds } from '../../features/world/world.public.ts';
import { compareExports } from './compare-exports.ts';
import { definitions, edit, fillOtherTables, packed, readMembers, run } from './export.fixture.ts';
import { exportWorld } from './export-world.ts';
import { importWorld } from './import-world.ts';

// A few rows in some tables: a damaged file is refused whatever the size of its world.
const source = await createTestDatabase(2);
const empty = await createTestDatabase(2);
const folder = await mkdtemp(join(tmpdir(), 'wallabee-damaged-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const original = join(folder, 'original.zip');

beforeAll(async () => {
  await sql`
    insert into player (username, name)
    select case n when 1 then 'demo' else 'player' || n end, 'Player ' || n from generate_series(1, 500) n`.execute(
    source.db,
  );
  await sql`
    insert into friendship (player_id, friend_id, created_at)
    select n, n + 1, now() from generate_series(1, 20) n`.execute(source.db);
  await fillOtherTables(source.db);
  await run(exportWorld, [original], source);
});

describe('an import that fails changes nothing [TM-06]', () => {
  test('into a site that is not empty', async () => {
    const before = await fingerprints(source.db);

    await expect(run(importWorld, [original], source)).rejects.toThrow(/The site is not empty/);

    expect(await fingerprints(source.db)).toEqual(before);
  });

  test.each<[string, (members: Map<string, Buffer>) => void, RegExp]>([
    [
      'with a changed letter',
      (members) => edit(members, 'tables/player.csv', 'demo', 'dema'),
      /the rows of player/,
    ],
    [
      'with a row less',
      (members) => edit(members, 'tables/friendship.csv', /\n.*\n$/, '\n'),
      /the rows of friendship/,
    ],
    [
      'with a column too many',
      (members) => edit(members, 'tables/player.csv', '\n', '\n1,'),
      /rows that its tables do not take/,
    ],
    ['without a table', (members) => void members.delete('tables/player.csv'), /its members are not those/],
    [
      'with a table too many',
      (members) => void members.set('tables/x.csv', Buffer.from('a\n')),
      /does not name tables\/x\.csv/,
    ],
    ['without a manifest', (members) => void members.delete('manifest.json'), /it has no manifest\.json/],
    [
      'of another format',
      (members) => edit(members, 'manifest.json', '"version": 1', '"version": 2'),
      /its manifest is not one/,
    ],
    [
      'of a newer release',
      (members) => edit(members, 'manifest.json', '"name": "bio"', '"name": "later"'),
      /no column player\.later/,
    ],
  ])('from a file %s', async (_, damage, sentence) => {
    const members = await readMembers(await readFile(original));
    damage(members);
    const file = join(folder, `damaged-${Math.random()}.zip`);
    await writeFile(file, await packed(members));

    await expectRefused(file, sentence);
  });

  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['cut short', (bytes) => bytes.subarray(0, bytes.length - 100)],
    ['without its second half', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['with changed bytes', (bytes) => Buffer.from(bytes).fill(0x55, inPlayers(bytes), inPlayers(bytes) + 4)],
    ['of something else', () => Buffer.from('hello\n')],
  ])('from a file %s', async (_, damage) => {
    const file = join(folder, `damaged-${Math.random()}.zip`);
    await writeFile(file, damage(await readFile(original)));

    await expectRefused(file, /is damaged: .*Nothing was changed\./);
  });

  test('from a file that is not there', async () => {
    await expectRefused(join(folder, 'nowhere'), /There is no file/);
  });
});

test('the whole file is imported after all of that [TM-06]', async () => {
  await run(importWorld, [original], empty);

  const again = join(folder, 'again.zip');
  await run(exportWorld, [again], empty);
  expect(await run(compareExports, [original, again], empty)).toHaveLength(1);
});

test('a site that has been started takes an import, because nobody has drawn from its seeds [TM-06]', async () => {
  const started = await createTestDatabase(2);
  await makeSeeds(started.db, new Date());

  await run(importWorld, [original], started);

  const again = join(folder, 'started.zip');
  await run(exportWorld, [again], started);
  expect(await run(compareExports, [original, again], started)).toHaveLength(1);
});

test('an export differs from that of a changed world, which the comparison names', async () => {
  const other = await createTestDatabase(2);
  await run(importWorld, [original], other);
  await other.db.updateTable('player').set({ bio: 'changed' }).where('username', '=', 'demo').execute();
  await other.db.deleteFrom('friendship').execute();
  const changed = join(folder, 'changed.zip');
  await run(exportWorld, [changed], other);

  await expect(run(compareExports, [original, changed], other)).rejects.toThrow(
    /^friendship: \d+ rows, then 0\nplayer: \d+ rows with other values\n2 of \d+ tables differ\.$/,
  );
});

/** In the packed rows of the players, behind the name of their file. */
function inPlayers(bytes: Buffer): number {
  const name = 'tables/player.csv';
  return bytes.indexOf(name) + name.length + 100;
}

async function expectRefused(file: string, sentence: RegExp) {
  const before = await fingerprints(empty.db);
  const schema = await definitions(empty.db);

  await expect(run(importWorld, [file], empty)).rejects.toThrow(sentence);

  expect(await fingerprints(empty.db)).toEqual(before);
  expect(await definitions(empty.db)).toEqual(schema);
}
