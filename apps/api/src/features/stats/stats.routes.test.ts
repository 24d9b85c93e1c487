import { readGlobalStats } from '@wallabee/contract/stats/global-stats';
import { expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';

const world = await createTestWorld();

test('GET globalstats counts the world, at most once a minute [AP-22]', async () => {
  const empty = { item_types: 0, sets: 0, items_issued: 0, sets_completed: 0, players: 0, places: 0 };
  expect((await world.call(readGlobalStats, {})).json()).toEqual(empty);
  await world.aSet({ id: 40 });
  await world.aSet({ id: 41 });
  const bell = await world.anItemType({ set_id: 40 });
  await world.anItemType({ set_id: 40, name: '?' });
  await world.anItem({ item_type_id: bell, number: 42 });
  await world.aPlayer();
  const gone = await world.aPlayer();
  await world.db.updateTable('player').set({ is_enabled: false }).where('id', '=', gone.id).execute();
  await world.aPlace();
  await world.db
    .insertInto('set_counter')
    .values([
      { set_id: 40, completed: 3 },
      { set_id: 41, completed: 4 },
    ])
    .execute();

  world.clock.now = new Date(world.clock.now.getTime() + 59_000);
  const soon = await world.call(readGlobalStats, {});
  world.clock.now = new Date(world.clock.now.getTime() + 1_000);
  const later = await world.call(readGlobalStats, {});

  expect(soon.json()).toEqual(empty);
  expect(later.json()).toEqual({
    item_types: 1,
    sets: 2,
    items_issued: 42,
    sets_completed: 7,
    players: 1,
    places: 1,
  });
});
