import { expect, test } from 'vitest';
import { placeInTime, timeTicks } from './time-axis.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const labelsOf = (from: string, to: string) =>
  timeTicks({ from: day(from), to: day(to) }).map(({ label }) => label);

test.each([
  { from: '2016-09-09', to: '2019-11-18', labels: ['2017', '2018', '2019'] },
  { from: '2026-01-15', to: '2026-05-01', labels: ['Feb', 'Mar', 'Apr', 'May'] },
  { from: '2025-03-02', to: '2026-11-18', labels: 10 },
  { from: '2011-06-01', to: '2026-11-18', labels: 8 },
  { from: '2026-11-01', to: '2026-11-30', labels: ['5 Nov', '10', '15', '20', '25', '30'] },
  { from: '2026-10-22', to: '2026-11-20', labels: ['26 Oct', '31', '5 Nov', '10', '15', '20'] },
  { from: '2026-11-03', to: '2026-11-03', labels: ['3 Nov'] },
])('an axis from $from to $to', ({ from, to, labels }) => {
  const shown = labelsOf(from, to);

  if (typeof labels === 'number') expect(shown).toHaveLength(labels);
  else expect(shown).toEqual(labels);
});

test('every other of many ticks is minor, but never the last', () => {
  const ticks = timeTicks({ from: day('2012-09-09'), to: day('2020-11-18') });

  expect(ticks.map(({ isMinor }) => isMinor)).toEqual([true, false, true, false, true, false, true, false]);
});

test.each([
  { why: 'the months of 90 days', from: '2026-08-22', to: '2026-11-20' },
  { why: 'the days of a month', from: '2026-10-22', to: '2026-11-20' },
])('none of $why is minor', ({ from, to }) => {
  const ticks = timeTicks({ from: day(from), to: day(to) });

  expect(ticks.filter(({ isMinor }) => isMinor)).toEqual([]);
});

test('a moment outside the span is at its edge', () => {
  const span = { from: 100, to: 200 };

  expect([50, 150, 250].map((at) => placeInTime(at, span))).toEqual([0, 0.5, 1]);
  expect(placeInTime(5, { from: 5, to: 5 })).toBe(0);
});
