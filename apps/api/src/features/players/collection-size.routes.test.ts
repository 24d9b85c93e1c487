import { readProfile } from '@wallabee/contract/players/profile';
import { beforeEach, expect, test } from 'vitest';
import { createTestWorld, type TestPlayer } from '../../../test/world.ts';

const world = await createTestWorld();
let ada: TestPlayer;

beforeEach(async () => {
  ada = await world.aPlayer('Ada_L');
});

test('a profile has the size of the collection as of now or of a past day [TM-03]', async () => {
  await world.aSet({ id: 25 });
  await world.aSet({ id: 40 });
  for (const [set_id, saved_at, ended_at] of [
    [25, '2016-03-01T23:59:59.999Z', '2016-03-03T00:00:00Z'],
    [25, '2016-03-02T00:00:00Z', null],
    [40, '2016-03-02T10:00:00Z', null],
  ] as const) {
    const item_type_id = await world.anItemType({ set_id });
    const { item_id } = await world.anItem({ item_type_id, user_id: ada.id, location: 'saved' });
    await world.db
      .insertInto('saved_span')
      .values({ item_id, item_type_id, player_id: ada.id, saved_at, ended_at })
      .execute();
  }
  await world.db
    .insertInto('set_completion')
    .values({ player_id: ada.id, set_id: 40, number: 1, completed_at: '2016-03-02T10:00:00Z' })
    .execute();

  const sizes = { saved: 2, sets_begun: 2, sets_completed: 1 };
  for (const [at, collection] of [
    ['2016-02-29', { saved: 0, sets_begun: 0, sets_completed: 0 }],
    ['2016-03-01', { saved: 1, sets_begun: 1, sets_completed: 0 }],
    ['2016-03-02', { saved: 3, sets_begun: 2, sets_completed: 1 }],
    ['2016-03-03', sizes],
    [undefined, sizes],
  ] as const) {
    const response = await world.call(readProfile, { params: { player: 'ada_l' }, query: { at } });

    expect(response.json(), at).toMatchObject({
      username: 'Ada_L',
      completed_sets_count: collection.sets_completed,
      collection,
    });
  }
});

test.each(['2099-01-01', '2016-02-30'])('%s is no past day [ER-03]', async (at) => {
  const response = await world.call(readProfile, { params: { player: 'ada_l' }, query: { at } });

  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ fields: { at: expect.stringContaining('must') } });
});
