import { SEARCH_KINDS, SEARCH_ORDERS } from '@wallabee/contract/search/search-kinds';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../test/builders/forum-builders.ts';
import { aScene, HIDDEN, searcher, shown, YETI } from '../../../test/builders/search-scene.ts';
import { createTestWorld } from '../../../test/world.ts';

const world = await createTestWorld();
const find = searcher(world);
const { aForum, aThread } = forumBuilders(world.db, world.aPlayer);

describe('hidden items [QL-04]', () => {
  test('show neither owner, place, price nor history', async () => {
    await aScene(world);

    const { results } = await find('status:hidden', { of: 'numbers' });

    expect(results).toHaveLength(3);
    for (const result of results) {
      expect(result).toMatchObject({ name: '?', status: 'hidden', owner: null, place: null, price: null });
      expect(result).toMatchObject({ created_at: null, moved_at: null, moves: null, hands: null });
    }
  });

  test('match no query that would tell where they are, nor with a minus', async () => {
    const { ada } = await aScene(world);
    const telling = [
      ...['owner:ada', 'owner:me', 'at:liberty', 'in:london', 'near:Liberty,5', 'price<10', 'created:2016'],
      ...['moved:2016', 'moves>10', 'hands:5', 'status:saved', 'status:market', 'missing:ben', 'beats:ben'],
    ];

    for (const term of telling) {
      for (const q of [term, `-${term}`, `is:unreleased or ${term}`]) {
        const { results } = await find(q, { of: 'numbers', as: ada });
        expect(
          results.filter((result) => result.kind === 'numbers' && result.item_type_id === HIDDEN),
          q,
        ).toEqual([]);
      }
    }
  });

  test('tell nothing by the players and places of what was found', async () => {
    await aScene(world);

    expect((await find('set:attic is:unreleased')).counts).toMatchObject({
      items: 1,
      numbers: 3,
      players: 0,
      places: 0,
    });
    expect(shown(await find('is:unreleased', { of: 'players' }))).toBe('');
    expect(shown(await find('is:unreleased', { of: 'places' }))).toBe('');
  });

  test('tell nothing by their order', async () => {
    await aScene(world);

    for (const order of SEARCH_ORDERS.numbers.filter((other) => other !== 'number')) {
      const found = shown(await find('set:attic -is:store -name:bulb', { of: 'numbers', order }));
      expect(found, order).toBe('105#1 105#2 105#3');
    }
    expect(shown(await find('set:attic number<4', { of: 'numbers', order: 'moves' }))).toMatch(
      /105#1 105#2 105#3$/,
    );
    expect(shown(await find('set:attic number<4', { of: 'numbers', order: 'price' }))).toMatch(/^101#2 /);
  });
});

describe('kinds [QL-06]', () => {
  test('words are looked for in every kind, each with its count', async () => {
    const { ada, ben } = await aScene(world);
    const forum_id = await aForum();
    await aThread({ forum_id, author_id: ben.id, title: 'Liberty on a Sunday' });
    await world.aSet({ id: 3, gen_id: 2, name: 'Liberty and the Bell' });
    await world.aSubset({ set_id: 2, subset_id: 9, name: 'Liberty Silks' });
    await world.anItemType({ id: 107, set_id: 3, name: 'Liberty Print' });
    await world.aPlayer('liberty');

    const found = await find('liberty', { as: ada });

    expect(found.counts).toEqual({ items: 1, numbers: 0, sets: 2, players: 1, places: 1, threads: 1 });
    for (const of of SEARCH_KINDS) {
      const { results, paging } = await find('liberty', { of, as: ada });
      expect(results, of).toHaveLength(Number(found.counts[of]));
      expect(paging.total_results, of).toBe(found.counts[of]);
      expect(results.every(({ kind }) => kind === of)).toBe(true);
    }
  });

  test('with filters, every kind is that of the numbers that are found', async () => {
    const { ada, ben, cleo, liberty } = await aScene(world);
    await aThread({ forum_id: await aForum(), author_id: ben.id, title: 'About it', item_type_id: YETI });

    const { counts } = await find('yeti number<9', { as: ada, of: 'numbers' });

    expect(counts).toEqual({ items: 1, numbers: 8, sets: 1, players: 3, places: 1, threads: 1 });
    expect(shown(await find('yeti number<9', { of: 'sets' }))).toBe('1');
    expect(shown(await find('yeti number<9', { of: 'players' }))).toBe(`${ada.id} ${ben.id} ${cleo.id}`);
    expect(shown(await find('yeti number<9', { of: 'places' }))).toBe(`${liberty}`);
    expect((await find('yeti number<9', { of: 'threads', as: ada })).results).toMatchObject([
      { title: 'About it' },
    ]);
  });

  test('threads are for players who may see their forum', async () => {
    const { ada, ben } = await aScene(world);
    const forum_id = await aForum({ id: 5, visible_to: 'staff' });
    await aThread({ forum_id, author_id: ben.id, title: 'Secret pagoda', item_type_id: YETI });

    for (const as of [undefined, ada]) {
      for (const q of ['pagoda', 'yeti number<9']) {
        const { counts, results } = await find(q, { of: 'threads', ...(as && { as }) });
        expect([counts.threads, results], q).toEqual([0, []]);
      }
    }
    await sql`update player set account_type = 'staff' where id = ${ada.id}`.execute(world.db);
    expect((await find('yeti number<9', { of: 'threads', as: ada })).counts.threads).toBe(1);
  });

  test('a query opens with the kind that it is about', async () => {
    await aScene(world);

    expect((await find('yeti')).of).toBe('items');
    expect((await find('yeti 12')).of).toBe('numbers');
    expect((await find('is:mix')).of).toBe('items');
    expect((await find('status:saved')).of).toBe('numbers');
    expect((await find('cleo')).of).toBe('players');
    expect((await find('is:mix', { of: 'sets' })).of).toBe('sets');
  });

  test('an empty query finds nothing', async () => {
    await aScene(world);

    expect(await find('')).toMatchObject({
      counts: { items: 0, numbers: 0 },
      mistakes: [],
      results: [],
      words: '',
    });
  });
});
