import { listBulkChanges, listBulkFiles } from '@wallabee/contract/bulk/bulk-index';
import { BULK_KINDS } from '@wallabee/contract/bulk/bulk-kinds';
import { LINES } from '@wallabee/contract/bulk/bulk-lines';
import { readItem } from '@wallabee/contract/items/item';
import { ItemId } from '@wallabee/contract/protocol/ids';
import { readProof } from '@wallabee/contract/provenance/item-proof';
import { search } from '@wallabee/contract/search/search';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { strictFailure } from '../../../../test/answer-checks.ts';
import { aScene, HIDDEN } from '../../../../test/builders/search-scene.ts';
import { createTestWorld } from '../../../../test/world.ts';
import { bulkReader } from '../bulk-copy.fixture.ts';

const world = await createTestWorld();
const reader = bulkReader(world);

beforeEach(async () => {
  world.clock.now = new Date('2026-06-01T00:06:00Z');
  await aScene(world);
  await world.aPlace({ name: 'Gone' });
  await anEvent('itemfound', '2016-12-31T23:59:59.999Z');
  await anEvent('itemdropped', '2017-01-01T00:00:00Z');
  await reader.make();
});

async function anEvent(type: string, created_at: string) {
  const { item_id } = await world.db
    .selectFrom('item')
    .select('item_id')
    .orderBy('item_id')
    .executeTakeFirstOrThrow();
  await world.aHistory({ item_id, type, created_at });
}

describe('GET bulk', () => {
  test('lists every file with its date, size and digests [DV-04]', async () => {
    const files = await reader.files();

    expect(files.map(({ name }) => name)).toEqual([
      'formulas-2026-05-31',
      'histories-2017-2026-05-31',
      'histories-2016-2026-05-31',
      'market-2026-05-31',
      'numbers-2026-05-31',
      'places-2026-05-31',
    ]);
    for (const file of files) await reader.linesOf(file);
    expect(files[1]).toMatchObject({
      kind: 'histories',
      year: 2017,
      rows: 1,
      date: '2026-05-31',
      taken_at: '2026-06-01T00:06:00.000Z',
      since: null,
      url: 'http://localhost:3000/api/bulk/histories-2017-2026-05-31',
      schema: 'http://localhost:3000/api/bulk/schemas/histories.json',
    });
  });

  test('answers 304 until there are new files', async () => {
    const { etag } = (await world.call(listBulkFiles, {})).headers;
    const ask = () => reader.get('', { 'if-none-match': String(etag) });

    expect((await ask()).statusCode).toBe(304);
    await nextDay();
    expect((await ask()).statusCode).toBe(200);
  });

  test('is empty before the first run', async () => {
    await world.db.deleteFrom('bulk_file').execute();

    expect(await reader.files()).toEqual([]);
    expect((await changes('2026-05-31')).statusCode).toBe(404);
  });
});

describe('GET bulk/changes', () => {
  test('lists the files, is empty for the newest copy, and answers 404 for a day without a copy [DV-04]', async () => {
    await nextDay();

    expect((await changes('2026-05-31')).json()).toMatchObject({
      date: '2026-06-01',
      files: [
        { name: 'changes-2026-06-01', since: '2026-05-31', since_taken_at: '2026-06-01T00:06:00.000Z' },
      ],
    });
    expect((await changes('2026-06-01')).json()).toMatchObject({ date: '2026-06-01', files: [] });
    expect((await changes('2026-05-30')).statusCode).toBe(404);
    expect((await changes('2026-06-02')).statusCode).toBe(404);
    expect((await changes('yesterday')).statusCode).toBe(400);
  });
});

describe('the lines', () => {
  test('match the schemas of the contract and the published schemas [DV-04]', async () => {
    await sql`update item set changed_at = '2026-05-31' where item_id < 5`.execute(world.db);
    await sql`delete from place where name = 'Gone'`.execute(world.db);
    await nextDay();
    const seen = new Set<string>();

    for (const file of await reader.files()) {
      const published = z.fromJSONSchema((await reader.get(`schemas/${file.kind}.json`)).json());
      const lines = await reader.linesOf(file);
      if (lines.length > 0) seen.add(file.kind);
      for (const line of lines) {
        const row: unknown = JSON.parse(line);
        expect(strictFailure(LINES[file.kind], row), line).toBeUndefined();
        expect(published.safeParse(row).error, line).toBeUndefined();
      }
    }

    expect([...seen].sort()).toEqual([...BULK_KINDS].sort());
  });

  test('without a key do not match the published schema', async () => {
    const published = z.fromJSONSchema((await reader.get('schemas/numbers.json')).json());
    const { item_id: _, ...row } = JSON.parse((await numbers())[0] ?? '');

    expect(published.safeParse(row).success).toBe(false);
  });

  test('of numbers match the answer of each item call', async () => {
    const lines = (await numbers()).map((line) => JSON.parse(line));

    for (const line of lines.filter(({ status }) => status !== 'hidden')) {
      const item = (await world.call(readItem, { params: { itemId: ItemId.parse(line.item_id) } })).json();
      expect(line).toMatchObject({
        item_type_id: item.item_type_id,
        number: item.number,
        variant_id: item.variant_id,
        status: item.location,
        owner_id: item.user_id,
        place_id: item.place_id,
        used_in_item_id: item.used_in_mix,
        created_at: item.created_at,
      });
    }
    expect(lines).toHaveLength(23);
  });

  test('of numbers say what a search says of each', async () => {
    const said = await searchedNumbers();
    const lines = (await numbers()).map((line) => JSON.parse(line));

    expect(lines).toHaveLength(23);
    for (const line of lines) {
      expect(said.get(line.item_id)).toMatchObject({
        status: line.status,
        is_locked: line.is_locked,
        created_at: line.created_at,
        moved_at: line.moved_at,
        moves: line.moves,
        hands: line.hands,
      });
    }
  });

  test('of histories are the steps of the proof of each item [DV-04]', async () => {
    const [gift] = await world.db.selectFrom('player').select('id').limit(1).execute();
    const { item_id } = JSON.parse((await numbers())[0] ?? '');
    await world.aHistory({
      item_id,
      type: 'itemgifted',
      created_at: '2016-05-05T00:00:00Z',
      user_id: gift?.id ?? 0,
      gift_user_id: gift?.id ?? 0,
    });
    // The file of a finished year is written again only if it does not exist.
    await world.db.deleteFrom('bulk_file').execute();
    await nextDay();

    const lines = [...(await linesOf('histories', 2016)), ...(await linesOf('histories', 2017))];

    const { events } = (await world.call(readProof, { params: { itemId: ItemId.parse(item_id) } })).json();
    expect(events).toHaveLength(3);
    expect(
      lines.map((line) => JSON.parse(line)).sort((one, other) => one.history_id - other.history_id),
    ).toEqual(events);
  });

  test('of hidden items contain only the ids and the number [DV-04]', async () => {
    const hidden = (await numbers()).map((line) => JSON.parse(line)).filter(isHidden);
    const market = await linesOf('market');

    expect(hidden).toHaveLength(3);
    for (const { item_id, item_type_id, number, status, is_locked, ...rest } of hidden) {
      expect({ status, is_locked }).toEqual({ status: 'hidden', is_locked: false });
      expect(Object.values(rest).every((value) => value === null)).toBe(true);
    }
    expect(market.map((line) => JSON.parse(line).cost)).toEqual([99]);
  });

  test('of histories omit hidden items until they are discovered', async () => {
    const [hidden] = (await numbers()).map((line) => JSON.parse(line)).filter(isHidden);
    await world.aHistory({ item_id: hidden.item_id, type: 'itemfound', created_at: '2016-05-05T00:00:00Z' });
    await nextDay();
    expect(await linesOf('histories', 2016)).toHaveLength(1);

    await sql`update item_type set name = 'Moth', released_at = now() where id = ${HIDDEN}`.execute(world.db);
    await nextDay();

    expect((await linesOf('histories', 2016)).filter((line) => line.includes('2016-05-05'))).toHaveLength(1);
    expect((await linesOf('changes')).filter((line) => line.includes('2016-05-05'))).toHaveLength(1);
  });
});

async function searchedNumbers() {
  const found = new Map<number, object>();
  for (let page = 1; found.size < 23; page += 1) {
    const query = { q: 'number:1..100', of: 'numbers' as const, page };
    const { results } = (await world.call(search, { query })).json();
    expect(results).not.toEqual([]);
    for (const result of results) found.set(result.item_id, result);
  }
  return found;
}

const isHidden = ({ item_type_id }: { item_type_id: number }) => item_type_id === HIDDEN;

const changes = (since: string) => world.call(listBulkChanges, { query: { since } });

async function nextDay() {
  world.clock.now = new Date(world.clock.now.getTime() + 24 * 3_600_000);
  await reader.make();
}

const numbers = () => linesOf('numbers');

async function linesOf(kind: string, year: number | null = null): Promise<string[]> {
  const file = (await reader.files()).find((each) => each.kind === kind && each.year === year);
  return file ? reader.linesOf(file) : [];
}
