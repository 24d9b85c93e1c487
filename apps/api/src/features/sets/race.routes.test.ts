import { readSetRace } from '@wallabee/contract/sets/race';
import { readSet } from '@wallabee/contract/sets/set';
import { readSetWithMixes } from '@wallabee/contract/sets/set-lists';
import { expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';

const world = await createTestWorld();
const setId = world.setId(40);

test('the race of a set has its finishers by month and the first ten by name [TM-02]', async () => {
  const [ada, ...others] = await finishers(12);
  world.clock.now = new Date('2016-07-01T00:00:00Z');

  const race = (await world.call(readSetRace, { params: { setId } })).json();

  expect(race).toMatchObject({ set_id: 40, total_completed: 12 });
  expect(race.finishers).toEqual([
    { month: '2016-05', total: 1 },
    { month: '2016-06', total: 12 },
    { month: '2016-07', total: 12 },
  ]);
  expect(race.first).toHaveLength(10);
  expect(race.first[0]).toEqual({
    number: 1,
    player: { id: ada?.id, name: ada?.username, image_url: expect.stringContaining('/image/player-') },
    completed_at: '2016-05-31T23:00:00.000Z',
  });
  expect(race.first[9].player.id).toBe(others[8]?.id);
});

test('a set without finishers has no months, and an unknown set is not found', async () => {
  await world.aSet({ id: 40 });

  const race = await world.call(readSetRace, { params: { setId } });

  expect(race.json()).toMatchObject({ total_completed: 0, finishers: [], first: [] });
  expect((await world.call(readSetRace, { params: { setId: world.setId(77) } })).statusCode).toBe(404);
});

test('a set as of a day has the players who had completed it by its end [TM-03]', async () => {
  await finishers(3);
  const completed = async (at: string | undefined) => {
    const read = await world.call(readSet, { params: { setId }, query: { at } });
    const withMixes = await world.call(readSetWithMixes, { params: { setId }, query: { at } });
    return [read.json().total_completed, withMixes.json().total_completed];
  };

  expect(await completed('2016-05-30')).toEqual([0, 0]);
  expect(await completed('2016-05-31')).toEqual([1, 1]);
  expect(await completed('2016-06-01')).toEqual([3, 3]);
  expect(await completed(undefined)).toEqual([3, 3]);
  expect((await world.call(readSet, { params: { setId }, query: { at: '2099-01-01' } })).statusCode).toBe(
    400,
  );
  const unknown = { params: { setId: world.setId(77) }, query: { at: '2016-05-30' } };
  expect((await world.call(readSet, unknown)).statusCode).toBe(404);
});

/** The first an hour before June, the others in June. */
async function finishers(count: number) {
  await world.aSet({ id: 40 });
  const players = await Promise.all(Array.from({ length: count }, () => world.aPlayer()));
  await world.db
    .insertInto('set_completion')
    .values(
      players.map(({ id }, index) => ({
        player_id: id,
        set_id: 40,
        number: index + 1,
        completed_at: index === 0 ? '2016-05-31T23:00:00Z' : '2016-06-01T00:00:00Z',
      })),
    )
    .execute();
  await world.db.insertInto('set_counter').values({ set_id: 40, completed: count }).execute();
  return players;
}
