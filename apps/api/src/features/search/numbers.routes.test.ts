import type { ItemLocation } from '@wallabee/contract/items/item-location';
import { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { listNumbers, readNumberStates } from '@wallabee/contract/search/item-numbers';
import { numberStateOf, STATE_LETTERS } from '@wallabee/contract/search/number-state';
import type { ListedNumber } from '@wallabee/contract/search/search-results';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aScene, BULB, HIDDEN, YETI } from '../../../test/builders/search-scene.ts';
import { createTestWorld, type TestPlayer } from '../../../test/world.ts';

const world = await createTestWorld();

async function list(
  id: number,
  { q = '', page = 1, as }: { q?: string; page?: number; as?: TestPlayer } = {},
) {
  const response = await world.call(listNumbers, {
    params: { itemTypeId: ItemTypeId.parse(id) },
    query: { q, page },
    ...(as && { as }),
  });
  expect(response.statusCode, q).toBe(200);
  return response.json() as { results: ListedNumber[]; mistakes: unknown[]; paging: object };
}

async function states(id: number, query: { q?: string; from?: number; to?: number; at?: string } = {}) {
  const response = await world.call(readNumberStates, {
    params: { itemTypeId: ItemTypeId.parse(id) },
    query: { q: '', from: 1, ...query },
  });
  expect(response.statusCode).toBe(200);
  return response.json();
}

const numbersOf = ({ results }: { results: ListedNumber[] }) => results.map(({ number }) => number).join(' ');

describe('the numbers of an item type [QL-09]', () => {
  test('all of them, with state and owner', async () => {
    const { ada, liberty } = await aScene(world);

    const { results, mistakes, paging } = await list(YETI);

    expect(results).toHaveLength(12);
    expect(results[0]).toMatchObject({
      number: 1,
      name: 'Yeti in Soft Focus',
      class: 'sd',
      status: 'saved',
      owner: { id: ada.id, name: 'Ada Larch' },
      created_at: '2012-03-01T00:00:00.000Z',
    });
    expect(results[1]).toMatchObject({ status: 'pouch', price: 99 });
    expect(results[2]).toMatchObject({
      status: 'dropped',
      place: { id: liberty, name: 'Liberty', lat: 51.5138 },
    });
    expect(mistakes).toEqual([]);
    expect(paging).toMatchObject({ total_results: 12, results_per_page: 1_000 });
  });

  test.each([
    ['class:dd', '10 11 12'],
    ['is:palindrome number>9', '11'],
    ['status:pouch', '2 5'],
    ['owner:cleo', '5'],
    ['yeti', '1 2 3 4 5 6 7 8 9 10 11 12'],
    ['bulb', ''],
    ['owner:me', '1'],
    ['colour:red status:mixed', '6 7 8 9 10 11 12'],
    ['colour:red', '1 2 3 4 5 6 7 8 9 10 11 12'],
  ])('filtered by %s', async (q, expected) => {
    const { ada } = await aScene(world);

    const found = await list(YETI, { q, as: ada });

    expect(numbersOf(found)).toBe(expected);
    expect(found.paging).toMatchObject({ total_results: found.results.length });
    expect(found.mistakes).toHaveLength(q.includes('colour') ? 1 : 0);
  });

  test('in pages of 1,000', async () => {
    await aManyOf(2_300);

    expect((await list(300, { page: 3 })).results).toHaveLength(300);
    expect((await list(300, { page: 4 })).results).toEqual([]);
    expect(await list(300, { page: 2, q: 'status:pool' })).toMatchObject({
      paging: { total_results: 2_300, total_pages: 3, current_page: 2 },
      results: expect.objectContaining({ length: 1_000, 0: expect.objectContaining({ number: 1_001 }) }),
    });
  });

  test('of a hidden type say nothing', async () => {
    await aScene(world);

    expect(
      (await list(HIDDEN)).results.map(({ status, owner, place, price }) => [status, owner, place, price]),
    ).toEqual(Array(3).fill(['hidden', null, null, null]));
    expect(numbersOf(await list(HIDDEN, { q: 'number<3' }))).toBe('1 2');
    expect(numbersOf(await list(HIDDEN, { q: '-owner:ben' }))).toBe('');
  });

  test('of an unknown type are not found', async () => {
    for (const endpoint of [listNumbers, readNumberStates]) {
      const response = await world.call(endpoint as typeof listNumbers, {
        params: { itemTypeId: ItemTypeId.parse(9) },
        query: { q: '', page: 1 },
      });
      expect(response.statusCode).toBe(404);
    }
  });
});

describe('the states of numbers [QL-09]', () => {
  test('are a letter each, the same as those of the list', async () => {
    await aScene(world);

    expect(await states(YETI)).toEqual({
      total_issued: 12,
      from: 1,
      states: 'SMAXL-------',
      matches: null,
      mistakes: [],
    });
    for (const id of [YETI, BULB, HIDDEN]) {
      const { results } = await list(id);
      const letters = results.map((number) => STATE_LETTERS[numberStateOf(number)]).join('');
      expect((await states(id)).states).toBe(letters);
    }
    expect((await states(HIDDEN)).states).toBe('???');
  });

  test('of a range', async () => {
    await aScene(world);

    expect(await states(YETI, { from: 3, to: 5 })).toMatchObject({
      from: 3,
      states: 'AXL',
      total_issued: 12,
    });
    expect(await states(YETI, { from: 11, to: 99 })).toMatchObject({ states: '--' });
    expect(await states(YETI, { from: 50 })).toMatchObject({ states: '' });
  });

  test('say which numbers match a query', async () => {
    await aScene(world);

    expect(await states(YETI, { q: 'status:pouch or #11' })).toMatchObject({ matches: '010010000010' });
    expect(await states(YETI, { q: 'owner:cleo', from: 4, to: 6 })).toMatchObject({ matches: '010' });
    expect(await states(HIDDEN, { q: '-status:saved' })).toMatchObject({ matches: '000' });
    expect(await states(YETI, { q: 'colour:red' })).toMatchObject({
      matches: null,
      mistakes: [{ code: 'field' }],
    });
  });

  test('of a past day are those that its events left [TM-03]', async () => {
    await aScene(world);
    const ids = await world.db
      .selectFrom('item')
      .select('item_id')
      .where('item_type_id', '=', ItemTypeId.parse(YETI))
      .orderBy('number')
      .execute();
    const event = (place: number, day: string, location: ItemLocation) =>
      world.aHistory({
        item_id: ids[place]?.item_id ?? 0,
        type: 'itemcreated',
        created_at: `${day}T23:59:59Z`,
        location,
      });
    await sql`
      update item set created_at = case when number > 3 then ${'2012-03-05'}::date else ${'2012-03-01'} end
      where item_type_id = ${YETI}`.execute(world.db);
    await event(0, '2012-03-01', 'pouch');
    await event(1, '2012-03-01', 'pouch');
    await event(2, '2012-03-01', 'dropped');
    await event(0, '2012-03-02', 'lockbox');
    await event(1, '2012-03-03', 'mixing_pool');

    expect(await states(YETI, { at: '2012-02-29' })).toMatchObject({ total_issued: 0, states: '' });
    expect(await states(YETI, { at: '2012-03-01' })).toEqual({
      total_issued: 3,
      from: 1,
      states: 'PPA',
      matches: null,
      mistakes: [],
    });
    expect(await states(YETI, { at: '2012-03-02' })).toMatchObject({ states: 'LPA' });
    expect(await states(YETI, { at: '2012-03-04', from: 2, to: 9 })).toMatchObject({ from: 2, states: 'XA' });
    expect((await states(HIDDEN, { at: '2026-01-01' })).states).toBe('???');
  });

  test('of a past day cannot be searched, because a query finds what is so now', async () => {
    await aScene(world);

    const response = await world.call(readNumberStates, {
      params: { itemTypeId: ItemTypeId.parse(YETI) },
      query: { q: 'owner:cleo', from: 1, at: '2016-01-01' },
    });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ fields: { q: 'must be empty' } });
  });

  test('of 100,000 numbers are one answer', async () => {
    await aManyOf(100_000);

    const { states: letters } = await states(300);

    expect(letters).toBe('X'.repeat(100_000));
  });

  test('that take too long are told so', async () => {
    await aScene(world);

    await world.db.transaction().execute(async (trx) => {
      await sql`lock table item in access exclusive mode`.execute(trx);
      expect(await states(YETI)).toMatchObject({ states: '', mistakes: [{ code: 'too_broad' }] });
      expect(await list(YETI, { q: 'status:saved' })).toMatchObject({
        results: [],
        mistakes: [{ code: 'too_broad' }],
      });
    });
  });
});

async function aManyOf(count: number) {
  await world.aSet({ id: 4 });
  await world.anItemType({ id: 300, set_id: 4, name: 'Grain of Rice' });
  await sql`
    insert into item (item_type_id, number, location, created_at, changed_at)
    select 300, number, 'mixing_pool', now(), now() from generate_series(1, ${count}::int) number`.execute(
    world.db,
  );
  await sql`insert into item_type_counter values (300, ${count})`.execute(world.db);
  await world.numbers.reload();
}
