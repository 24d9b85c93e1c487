import { readCabinet } from '@wallabee/contract/cabinet/cabinet';
import { chooseProudest, type Proudest, readProudest } from '@wallabee/contract/cabinet/proudest';
import type { ItemId } from '@wallabee/contract/protocol/ids';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestWorld, type TestPlayer } from '../../../test/world.ts';

const world = await createTestWorld();
let ada: TestPlayer;
let bo: TestPlayer;

beforeEach(async () => {
  await world.aSet({ id: 40, name: 'Lighthouse' });
  ada = await world.aPlayer('ada');
  bo = await world.aPlayer('bo');
});

describe('without a choice [TM-07]', () => {
  test('the six lowest saved numbers are shown, hidden types and carried items aside', async () => {
    for (const number of [42, 7, 333, 1, 1331, 20, 5000]) await saved(number);
    await held({ number: 2, location: 'pouch' });
    await held({ number: 3, location: 'saved', isHidden: true });
    await held({ number: 4, location: 'saved', user_id: bo.id });

    const { is_chosen, numbers } = await shown(ada);

    expect(is_chosen).toBe(false);
    expect(numbers.map(({ number, why }) => [number, why])).toEqual([
      [1, 'the very first'],
      [7, 'saved since 2016'],
      [20, 'saved since 2016'],
      [42, 'saved since 2016'],
      [333, 'three of a kind'],
      [1331, 'palindrome'],
    ]);
  });

  test('a player without a saved item shows none', async () => {
    expect(await shown(ada)).toEqual({ is_chosen: false, numbers: [] });
  });
});

describe('a choice [TM-07]', () => {
  test('is shown in its order, at once and to everybody, and can be taken back', async () => {
    const [one, two, three] = [
      await saved(10),
      await saved(20),
      await held({ number: 30, location: 'pouch' }),
    ];
    expect((await shown(bo)).numbers).toEqual([]);
    expect((await shown(ada)).is_chosen).toBe(false);

    const answer = await choose([three, one]);

    expect(answer.json()).toMatchObject({ is_chosen: true, numbers: [{ number: 30 }, { number: 10 }] });
    expect(await shown(ada)).toEqual(answer.json());
    expect((await world.call(readProudest, { as: ada })).json()).toEqual(answer.json());

    const locked = await held({ number: 40, location: 'lockbox' });
    await choose([one, two, three, locked]);
    expect((await shown(ada)).numbers.map(({ number }) => number)).toEqual([10, 20, 30, 40]);

    await choose([]);
    expect(await shown(ada)).toMatchObject({ is_chosen: false, numbers: [{ number: 10 }, { number: 20 }] });
  });

  test('leaves out what the player no longer holds, and shows it again once it is back', async () => {
    const [one, two] = [await saved(10), await saved(20)];
    await choose([one, two]);

    await world.db.updateTable('item').set({ user_id: bo.id }).where('item_id', '=', one).execute();
    expect((await later(ada)).numbers.map(({ number }) => number)).toEqual([20]);
    await world.db
      .updateTable('item')
      .set({ user_id: null, location: 'mixing_pool' })
      .where('item_id', '=', two)
      .execute();
    expect(await later(ada)).toEqual({ is_chosen: false, numbers: [] });

    await world.db.updateTable('item').set({ user_id: ada.id }).where('item_id', '=', one).execute();
    expect(await later(ada)).toMatchObject({ is_chosen: true, numbers: [{ number: 10 }] });
  });

  test('says how far an item has come, and through how many hands', async () => {
    const item_id = await held({ number: 42, location: 'saved', hands: 7 });
    const [london, rome] = [
      await world.aPlace({ lat: 51.5, lng: -0.12 }),
      await world.aPlace({ lat: 41.9, lng: 12.5 }),
    ];
    for (const place_id of [london, rome, london])
      await world.aHistory({ item_id, type: 'itemdropped', user_id: ada.id, place_id });

    expect((await choose([item_id])).json().numbers[0].why).toBe('2,867 km, 7 hands');
  });

  test('says since when a number is there: saved, or else picked up', async () => {
    const item_id = await saved(10);
    const { item_type_id } = await world.db
      .selectFrom('item')
      .select('item_type_id')
      .where('item_id', '=', item_id)
      .executeTakeFirstOrThrow();
    await world.db
      .insertInto('saved_span')
      .values({ item_id, item_type_id, player_id: ada.id, saved_at: '2014-06-01T00:00:00Z' })
      .execute();
    const carried = await held({ number: 20, location: 'pouch', picked_up_at: '2015-06-01T00:00:00Z' });

    const { numbers } = (await choose([item_id, carried])).json();

    expect(numbers.map(({ why }: { why: string }) => why)).toEqual(['saved since 2014', 'held since 2015']);
  });

  test.each([
    { why: 'seven items', ids: () => [1, 2, 3, 4, 5, 6, 7], status: 400 },
    { why: 'an item twice', ids: (own: number) => [own, own], status: 400 },
    { why: 'a negative id', ids: () => [-1], status: 400 },
    { why: 'a text', ids: () => ['x'], status: 400 },
    { why: 'no item', ids: () => [999_999], status: 403 },
    { why: 'a hidden item', ids: (_: number, hidden: number) => [hidden], status: 403 },
  ])('of $why is refused with $status and changes nothing', async ({ ids, status }) => {
    const own = await saved(10);
    const hidden = await held({ number: 3, location: 'saved', isHidden: true });
    await choose([own]);

    const answer = await choose(ids(own, hidden) as number[]);

    expect(answer.statusCode).toBe(status);
    expect((await shown(ada)).numbers.map(({ item_id }) => item_id)).toEqual([own]);
  });

  test('needs a login, and is refused for another player’s item', async () => {
    const own = await saved(10);

    const refused = await world.call(chooseProudest, { as: bo, body: { item_ids: [own] } });

    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'refused', reason: 'not_held' });
    expect((await world.call(chooseProudest, { body: { item_ids: [own] } })).statusCode).toBe(401);
    expect((await world.call(readProudest, {})).statusCode).toBe(401);
  });

  test('made twice at once is one of the two', async () => {
    const ids = [await saved(10), await saved(20), await saved(30)];

    await Promise.all([choose(ids), choose(ids.toReversed()), choose(ids), choose(ids.toReversed())]);

    const numbers = (await shown(ada)).numbers.map(({ number }) => number);
    expect([
      [10, 20, 30],
      [30, 20, 10],
    ]).toContainEqual(numbers);
  });
});

interface Held {
  number: number;
  location: 'pouch' | 'saved' | 'lockbox';
  picked_up_at?: string;
  user_id?: number;
  hands?: number;
  isHidden?: boolean;
}

async function held({ isHidden, user_id = ada.id, ...row }: Held): Promise<ItemId> {
  const name = isHidden ? '?' : `Type ${row.number}`;
  const item_type_id = await world.anItemType({ set_id: 40, name });
  return (await world.anItem({ item_type_id, user_id, ...row })).item_id;
}

function saved(number: number) {
  return held({ number, location: 'saved' });
}

function choose(ids: readonly number[]) {
  return world.call(chooseProudest, { as: ada, body: { item_ids: ids as ItemId[] } });
}

async function shown(player: TestPlayer): Promise<Proudest> {
  return (await world.call(readCabinet, { params: { player: String(player.id) } })).json().proudest;
}

/** After the cached cabinet has expired. */
function later(player: TestPlayer) {
  world.clock.passMonotonic(60_000);
  return shown(player);
}
