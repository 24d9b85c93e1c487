import { readGameDays } from '@wallabee/contract/stats/game-days';
import { expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';
import { closeDay } from './stats.public.ts';

const world = await createTestWorld();
const NONE = {
  active_players: 0,
  finds: 0,
  trades: 0,
  mixes: 0,
  issued: 0,
  sets_completed: 0,
  new_players: 0,
};

test('the figures of days are those of closed days, and of the others what their tables say [TM-02]', async () => {
  await twoDays();
  world.clock.now = new Date('2016-06-02T08:00:00Z');
  const open = (await world.call(readGameDays, {})).json();
  await closeDay(world.db, '2016-05-31');
  await closeDay(world.db, '2016-06-01');
  world.clock.passMonotonic(60_001);

  const closed = (await world.call(readGameDays, {})).json();

  expect(closed).toEqual(open);
  expect(closed.days).toEqual([
    { ...NONE, day: '2016-06-01' },
    { ...NONE, day: '2016-06-02', active_players: 1, finds: 1 },
  ]);
  expect(closed.today).toEqual(closed.days[1]);
  expect(closed.months).toEqual([
    {
      ...NONE,
      month: '2016-05',
      active_players: 1,
      finds: 5,
      trades: 2,
      mixes: 1,
      issued: 1,
      sets_completed: 1,
      new_players: 2,
    },
    { ...NONE, month: '2016-06', active_players: 1, finds: 1 },
  ]);
  const stored = await world.db.selectFrom('game_day').selectAll().execute();
  expect(stored).toHaveLength(3 * 7);
});

test('closing a day closes those that were missed before it, once [TM-02]', async () => {
  await twoDays();

  await closeDay(world.db, '2016-06-01');
  await closeDay(world.db, '2016-06-01');

  const days = await world.db.selectFrom('game_day').select('day').distinct().orderBy('day').execute();
  expect(days.map(({ day }) => day)).toEqual(['2016-05-30', '2016-05-31', '2016-06-01']);
});

test('the days of another month are listed on request, and a month must be one', async () => {
  await twoDays();
  world.clock.now = new Date('2016-06-02T08:00:00Z');

  const may = await world.call(readGameDays, { query: { month: '2016-05' } });
  const before = await world.call(readGameDays, { query: { month: '2011-01' } });
  const wrong = await world.call(readGameDays, { query: { month: '2016-13' } });

  expect(may.json().days.map(({ day }: { day: string }) => day)).toEqual(['2016-05-30', '2016-05-31']);
  expect(before.json().days).toEqual([]);
  expect(wrong.statusCode).toBe(400);
});

test('a game without players has a day of zeros', async () => {
  world.clock.now = new Date('2016-06-02T08:00:00Z');

  expect((await world.call(readGameDays, {})).json()).toEqual({
    months: [],
    days: [],
    today: { ...NONE, day: '2016-06-02' },
  });
});

async function twoDays() {
  const [ada, bo] = [await world.aPlayer(), await world.aPlayer()];
  await world.db.updateTable('player').set({ created_at: '2016-05-30T10:00:00Z' }).execute();
  await world.aSet({ id: 40 });
  const type = await world.anItemType({ set_id: 40 });
  await world.anItem({ item_type_id: type, created_at: '2016-05-31T23:59:59.999Z' });
  await world.db
    .insertInto('set_completion')
    .values({ player_id: ada.id, set_id: 40, number: 1, completed_at: '2016-05-30T00:00:00Z' })
    .execute();
  await world.db
    .insertInto('player_day')
    .values([
      { player_id: ada.id, day: '2016-05-31', finds: 4, trades: 1, mixes: 1 },
      { player_id: bo.id, day: '2016-05-31', finds: 1, trades: 1, mixes: 0 },
      { player_id: bo.id, day: '2016-06-02', finds: 1, trades: 0, mixes: 0 },
    ])
    .execute();
}
