import { calendarRange } from '@wallabee/contract/cabinet/calendar-rules';
import { expect, test } from 'vitest';
import { cellsPath, combHalves, hexagonPath } from './comb-geometry.ts';

const quiet = { ...calendarRange('2026-11-18'), days: [] };

test('a year is two combs of 26 weeks, without the days to come [TM-07]', () => {
  const [first, second] = combHalves(quiet);

  expect(first?.cells).toHaveLength(26 * 7);
  // It is Wednesday.
  expect(second?.cells).toHaveLength(25 * 7 + 3);
  expect(second?.cells.at(-1)).toEqual({ week: 25, weekday: 2, level: 0 });
});

test('a day is at its week and weekday, filled by its level [TM-07]', () => {
  const days = [
    { day: '2025-11-25', finds: 2, trades: 3, mixes: 5 },
    { day: '2026-11-18', finds: 1, trades: 0, mixes: 0 },
  ];

  const [first, second] = combHalves({ ...quiet, days });

  expect(first?.cells.filter(({ level }) => level > 0)).toEqual([{ week: 0, weekday: 1, level: 4 }]);
  expect(second?.cells.filter(({ level }) => level > 0)).toEqual([{ week: 25, weekday: 2, level: 1 }]);
});

test('months are named above the week in which they begin [TM-07]', () => {
  const [first, second] = combHalves(quiet);

  expect(first?.months.map(({ label }) => label)).toEqual(['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May']);
  expect(second?.months.map(({ label }) => label)).toEqual(['Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov']);
  expect(first?.months[0]?.x).toBeCloseTo((20 + 4.8) / 536);
});

test('every other day is half a cell over [TM-07]', () => {
  const monday = { week: 1, weekday: 0, level: 0 };

  expect(cellsPath([monday, { ...monday, weekday: 1 }])).toBe(hexagonPath(34, 13) + hexagonPath(44, 30.6));
  expect(hexagonPath(14, 13)).toBe('M14 2.4l9.2 5.3v10.6l-9.2 5.3-9.2-5.3v-10.6z');
});
