import type { ItemId } from '@wallabee/contract/protocol/ids';
import { beforeEach, expect, test } from 'vitest';
import { bellBuilders } from '../../../../test/builders/bell-world.ts';
import { createSwapWorld } from '../../../../test/builders/swap-world.ts';
import type { TestPlayer } from '../../../../test/world.ts';
import { toGameCatalogue } from '../../world/world.public.ts';
import type { GameEvent } from './game-event.ts';
import { ringForGameEvents } from './ring-for-game-events.ts';

const { world, act } = await createSwapWorld();
const { aPerson, wordsOf, bellOf } = bellBuilders(world);
const SET = 40;

let ada: TestPlayer;
let ben: TestPlayer;

beforeEach(async () => {
  await world.aSet({ id: SET, name: 'Storms in Jars' });
  await world.someItemTypes([201, 202, 203].map((id) => ({ id, set_id: SET, name: `Jar ${id}` })));
  ada = await aPerson('ada');
  ben = await aPerson('ben');
});

/** What the worker does with all events so far; twice, as after a crash before its commit. */
async function workOff() {
  const events = (await world.db.selectFrom('event_log').selectAll().execute()) as unknown as GameEvent[];
  const around = { game: toGameCatalogue(world.catalogue.current()), now: world.clock.now };
  for (let time = 0; time < 2; time++) await ringForGameEvents(world.db, events, around);
  await world.db.deleteFrom('event_log').execute();
}

const anItem = async (owner: TestPlayer, item_type_id: number, number: number): Promise<ItemId> =>
  (await world.anItem({ item_type_id, location: 'pouch', user_id: owner.id, number })).item_id;

const save = async (player: TestPlayer, type: number, number: number) =>
  act({ type: 'save', player_id: player.id, item_id: await anItem(player, type, number) });

test('a player hears of the last gap of a set, and of its end; friends of the end alone [AL-02]', async () => {
  await world.befriend(ada, ben);
  await save(ada, 201, 11);
  await workOff();
  expect(await wordsOf(ada)).toEqual([]);
  await save(ada, 202, 12);
  await workOff();
  expect(await wordsOf(ada)).toEqual(['You are one short of Storms in Jars']);
  expect((await bellOf(ada)).notifications[0]?.url).toBe(`/plan/${SET}`);
  await save(ada, 203, 13);
  await workOff();
  expect(await wordsOf(ada)).toEqual([
    'You finished Storms in Jars, number 1',
    'You are one short of Storms in Jars',
  ]);
  expect(await wordsOf(ben)).toEqual(['ada finished Storms in Jars, number 1']);
});

test('the former holders of an item hear of its moves, but for who moves it [AL-02]', async () => {
  const cleo = await aPerson('cleo');
  const item = await anItem(ada, 201, 42);
  const other = await anItem(ben, 202, 7);
  await act({ type: 'trade', player_id: ada.id, other_id: ben.id, given_id: item, received_id: other });
  await workOff();
  expect(await wordsOf(ada)).toEqual([]);
  const back = await anItem(cleo, 203, 8);
  await act({ type: 'trade', player_id: ben.id, other_id: cleo.id, given_id: item, received_id: back });
  await workOff();
  expect(await wordsOf(ada)).toEqual(['An old friend moves on: your former Jar 201 #42 is with cleo']);
  expect(await wordsOf(ben)).toEqual([]);
  expect((await bellOf(ada)).notifications[0]?.picture).toMatchObject({ of: 'item', id: 201, class: 'dd' });
});

test('releases ring for players who were here lately, together for a set [AL-02]', async () => {
  const away = await aPerson('away');
  await world.db
    .updateTable('player')
    .set({ last_active_at: world.clock.now })
    .where('id', '<>', away.id)
    .execute();
  await world.db
    .updateTable('player')
    .set({ last_active_at: '2020-01-01T00:00:00Z' })
    .where('id', '=', away.id)
    .execute();
  const set = { id: SET, name: 'Storms in Jars' };
  const at = world.clock.now.toISOString();
  for (const id of [201, 202]) {
    const data = { item_type_id: id, name: `Jar ${id}`, set, url: `/tools/item/${id}`, at };
    await world.db
      .insertInto('event_log')
      .values({ kind: 'release', at, data: JSON.stringify(data), item_type_id: id })
      .execute();
  }
  await workOff();
  expect(await wordsOf(ada)).toEqual(['2 new items in Storms in Jars']);
  expect(await wordsOf(away)).toEqual([]);
});

test('a gift rings for the recipient [AL-02]', async () => {
  const data = {
    ...{
      item_id: 1,
      item_type_id: 201,
      name: 'Jar 201',
      number: 5,
      class: 'sd',
      url: '/tools/item/201/num/5',
    },
    ...{ what: 'gifted', at: world.clock.now.toISOString(), place: null },
    player: { id: ada.id, name: 'ada' },
    from: { id: ada.id, name: 'ada' },
    to: { id: ben.id, name: 'ben' },
  };
  await world.db
    .insertInto('event_log')
    .values({ kind: 'trade', at: world.clock.now, data: JSON.stringify(data), item_type_id: 201 })
    .execute();
  await workOff();
  expect(await wordsOf(ben)).toEqual(['ada gave you Jar 201 #5']);
  expect(await wordsOf(ada)).toEqual([]);
});
