import { search } from '@wallabee/contract/search/search';
import { SEARCH_KINDS } from '@wallabee/contract/search/search-kinds';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aScene, BELL, CHEST, searcher, shown } from '../../../test/builders/search-scene.ts';
import { createTestWorld } from '../../../test/world.ts';

const world = await createTestWorld();
const find = searcher(world);

describe('orders and pages [QL-06]', () => {
  test.each([
    ['numbers', 'number', '103#1 101#2 101#3'],
    ['numbers', 'newest', '103#1 101#3 101#2'],
    ['numbers', 'moves', '101#3 101#2 103#1'],
    ['numbers', 'price', '101#2 103#1 101#3'],
    ['numbers', 'moved', '103#1 101#3 101#2'],
    ['items', 'name', '103 101'],
    ['items', 'issued', '101 103'],
    ['items', 'newest', '103 101'],
    ['sets', 'name', '2 1'],
  ] as const)('%s by %s', async (of, order, expected) => {
    await aScene(world);

    const found = await find('status:market or status:place', { of, order });

    expect([found.order, shown(found)]).toEqual([order, expected]);
  });

  test('numbers by their distance from a point', async () => {
    await aScene(world);

    const found = await find('near:55.9,-3.2,9000 sort:distance');

    expect([found.order, shown(found)]).toEqual(['distance', '103#1 101#3']);
    expect(found.results[0]).toMatchObject({ distance_m: 5540 });
  });

  test('an order of another kind is the default', async () => {
    await aScene(world);

    expect((await find('status:saved', { order: 'issued' })).order).toBe('number');
    expect((await find('status:saved', { order: 'distance' })).order).toBe('number');
  });

  test('pages of 60 end where counting ends', async () => {
    await aScene(world);
    await world.anItemType({ id: 200, set_id: 2, name: 'Grain of Rice' });
    await sql`
      insert into item (item_type_id, number, location, created_at, changed_at)
      select 200, number, 'mixing_pool', now(), now() from generate_series(1, 10200) number`.execute(
      world.db,
    );
    await sql`insert into item_type_counter values (200, 10200)`.execute(world.db);
    await world.numbers.reload();

    for (const q of ['name:rice number>=1', 'name:rice status:pool']) {
      const first = await find(q, { of: 'numbers' });
      expect(first.counts.numbers, q).toBe('10000+');
      // Where so many are found, the rest is counted as far as there is time.
      expect([1, null], q).toContain(first.item_types);
      for (const kind of ['players', 'places'] as const) expect([0, null], q).toContain(first.counts[kind]);
      expect(first.paging, q).toEqual({
        results_per_page: 60,
        total_results: 10_000,
        total_pages: 167,
        current_page: 1,
      });
      const last = await find(q, { of: 'numbers', page: 167 });
      expect([last.results.length, last.results[0]], q).toMatchObject([40, { number: 9_961 }]);
      expect((await find(q, { of: 'numbers', page: 168 })).results, q).toEqual([]);
      expect((await find(q, { of: 'numbers', page: 20, order: 'newest' })).results, q).toHaveLength(60);
    }
  });
});

describe('mistakes [QL-07]', () => {
  test('what is right still searches', async () => {
    await aScene(world);

    const found = await find('set:attic is:palindrone colour:red number<3');

    expect(found.mistakes).toMatchObject([
      { code: 'value', from: 10, to: 23, suggestion: 'is:palindrome' },
      { code: 'field', from: 24, to: 34 },
    ]);
    expect(shown(found)).toBe('101#1 102#1 105#1 101#2 102#2 105#2');
    expect(found.words).toBe('Numbers below 3 in Up the Attic Ladder');
    expect(found.said.map(({ text }) => text).join('')).toBe(found.words);
    expect(found.terms).toHaveLength(4);
  });

  test('a name that nothing has is a mistake with the nearest names', async () => {
    await aScene(world);

    expect((await find('set:atic #1')).mistakes).toMatchObject([
      { code: 'name', expected: ['Up the Attic Ladder'] },
    ]);
    expect((await find('owner:"Ben Aldre"')).mistakes).toMatchObject([
      { code: 'name', expected: ['Ben Alder'] },
    ]);
    expect((await find('in:Londn')).mistakes).toMatchObject([{ code: 'name', expected: ['London'] }]);
  });

  test('a query of mistakes alone finds nothing', async () => {
    await aScene(world);

    expect(await find('colour:red')).toMatchObject({ counts: { numbers: 0, items: 0 }, results: [] });
    expect(await find('owner:nobody')).toMatchObject({ counts: { numbers: 0, items: 0 }, results: [] });
    expect((await find('owner:me')).mistakes).toMatchObject([{ code: 'login' }]);
  });

  test('where nothing is found, it says which term to leave out', async () => {
    await aScene(world);

    const { without } = await find('set:attic is:prime status:limbo');

    expect(without).toEqual([
      { q: 'set:attic is:prime', term: 'status:limbo', count: 9 },
      { q: 'is:prime status:limbo', term: 'set:attic', count: 1 },
    ]);
    expect((await find('set:attic')).without).toEqual([]);
  });

  test('a text that is too long is refused', async () => {
    const response = await world.call(search, { query: { q: 'x'.repeat(501), page: 1 } });

    expect(response.statusCode).toBe(400);
  });
});

describe('limits [QL-10]', () => {
  test('a search that takes too long is told so, with what to add', async () => {
    await aScene(world);
    let found: Awaited<ReturnType<typeof find>> | undefined;

    // Nobody can read the table until the transaction ends.
    await world.db.transaction().execute(async (trx) => {
      await sql`lock table item in access exclusive mode`.execute(trx);
      found = await find('status:saved set:attic');
    });

    expect(found).toMatchObject({ results: [], counts: { numbers: null }, paging: { total_results: 0 } });
    expect(found?.mistakes).toMatchObject([
      { code: 'too_broad', expected: ['owner:…', 'number<1000', 'at:…', 'created:…'] },
    ]);
  });

  test('no text is answered with a failure', async () => {
    await aScene(world);
    const piece = fc.oneof(
      fc.constantFrom(
        'set:',
        'number<',
        '-',
        '(',
        ')',
        ' or ',
        '"',
        ',',
        '..',
        '#',
        'near:',
        'owner:me ',
        '\\',
        "'",
      ),
      fc.constantFrom(
        'attic',
        'yeti',
        '42',
        '1e9',
        '99999999999',
        '2016-13',
        '%',
        '\u0000',
        '😀',
        'status:',
        'is:',
      ),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    const texts = fc.sample(
      fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join('').slice(0, 500)),
      { numRuns: 300, seed: 5 },
    );

    for (const [place, q] of texts.entries()) {
      const of = SEARCH_KINDS[place % SEARCH_KINDS.length];
      const response = await world.call(search, { query: { q, page: 1, ...(of && { of }) } });
      expect([200, 400], q).toContain(response.statusCode);
    }
  });
});

test('answers about a player are not given to another', async () => {
  const { ada, ben } = await aScene(world);
  await sql`insert into item (item_type_id, number, location, user_id, created_at, changed_at)
    select ${CHEST}, number, 'pouch', ${ada.id}, now(), now() from generate_series(3, 10100) number`.execute(
    world.db,
  );

  const asked = { of: 'numbers', order: 'newest' } as const;
  expect((await find('owner:me', { ...asked, as: ada })).counts.numbers).toBe('10000+');
  expect((await find('owner:me', { ...asked, as: ben })).counts.numbers).toBe(2);
  expect((await find('owner:me', asked)).counts.numbers).toBe(0);
  const response = await world.call(search, { query: { q: 'owner:me', page: 1 }, as: ada });
  expect(response.headers['cache-control']).toBe('private, no-store');
});

test('a result says why it was found', async () => {
  await aScene(world);

  const { results } = await find('bell');

  expect(results).toMatchObject([
    { item_type_id: BELL, url: `/tools/item/${BELL}`, marks: [{ from: 4, to: 8 }], is: ['mix', 'retired'] },
  ]);
});
