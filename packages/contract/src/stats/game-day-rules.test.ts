import { expect, test } from 'vitest';
import { monthsOf } from './game-day-rules.ts';

const NONE = {
  active_players: 0,
  finds: 0,
  trades: 0,
  mixes: 0,
  issued: 0,
  sets_completed: 0,
  new_players: 0,
};

test('a month has the sums of its days, and the average of their active players', () => {
  const days = [
    { ...NONE, day: '2016-05-30', active_players: 4, finds: 10 },
    { ...NONE, day: '2016-05-31', active_players: 1, finds: 2, mixes: 1 },
    { ...NONE, day: '2016-06-01', active_players: 7, trades: 2 },
  ];

  expect(monthsOf(days)).toEqual([
    { ...NONE, month: '2016-05', active_players: 3, finds: 12, mixes: 1 },
    { ...NONE, month: '2016-06', active_players: 7, trades: 2 },
  ]);
});
