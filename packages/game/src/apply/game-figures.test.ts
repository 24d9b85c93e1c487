import { PlayerId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { createGameFigures } from './game-figures.ts';

test('figures have a row for every day from the first until, but not on, the last [TM-02]', () => {
  const figures = createGameFigures();
  figures.add('2024-02-28', 'new_players', 2);
  const deeds = { day: '2024-03-01', finds: 3, trades: 1, mixes: 0 };
  figures.addPlayers([1, 2].map((id) => ({ ...deeds, player_id: PlayerId.parse(id) })));

  const rows = [...figures.rowsUntil(Date.parse('2024-03-02T12:00:00Z'))];

  expect([...new Set(rows.map(({ day }) => day))]).toEqual(['2024-02-28', '2024-02-29', '2024-03-01']);
  expect(rows).toHaveLength(3 * 7);
  expect(rows.filter(({ value }) => value > 0)).toEqual([
    { day: '2024-02-28', counts: 'new_players', value: 2 },
    { day: '2024-03-01', counts: 'active_players', value: 2 },
    { day: '2024-03-01', counts: 'finds', value: 6 },
    { day: '2024-03-01', counts: 'trades', value: 2 },
  ]);
});

test('a game without figures has no rows [TM-02]', () => {
  expect([...createGameFigures().rowsUntil(Date.now())]).toEqual([]);
});
