import type { GameMonth } from '@wallabee/contract/stats/game-days';
import { expect, test } from 'vitest';
import { figureWords, MONTH_NAMES, wholeMonths, yearRows } from './stats-words.ts';

function aMonth(month: string, finds: number): GameMonth {
  const none = { active_players: 0, trades: 0, mixes: 0, issued: 0, sets_completed: 0, new_players: 0 };
  return { month, finds, ...none };
}

const months = [aMonth('2025-11', 530), aMonth('2025-12', 412), aMonth('2026-01', 31)];

test.each([
  {
    why: 'a month before was better',
    months,
    words: 'items were found in December 2025. The most were 530, in November 2025. 31 so far this month.',
  },
  {
    why: 'the last month was the best',
    months: months.slice(1).concat(aMonth('2026-02', 2)),
    words: 'items were found in January 2026. The most were 412, in December 2025. 2 so far this month.',
  },
  {
    why: 'no month was better',
    months: [aMonth('2025-11', 3), aMonth('2025-12', 5), aMonth('2026-01', 0)],
    words: 'items were found in December 2025. No month had more. 0 so far this month.',
  },
  {
    why: 'one in the first month of the game',
    months: [aMonth('2025-11', 1)],
    words: 'item was found in November 2025.',
  },
  { why: 'nothing at all', months: [], words: '' },
])('$why', ({ months: some, words }) => {
  expect(figureWords(some, 'finds')).toBe(words);
});

test('the current month is not drawn, unless it is the only one', () => {
  expect(wholeMonths(months).map(({ month }) => month)).toEqual(['2025-11', '2025-12']);
  expect(wholeMonths(months.slice(2))).toHaveLength(1);
});

test('a year has a value for each month of the game [TM-02]', () => {
  const rows = yearRows(months, 'finds');

  expect(rows.map(({ year }) => year)).toEqual(['2025', '2026']);
  expect(rows[0]?.values).toEqual([...Array(10).fill(null), 530, 412]);
  expect(rows[1]?.values).toEqual([31, ...Array(11).fill(null)]);
  expect(MONTH_NAMES).toHaveLength(12);
});
