import { expect, test } from 'vitest';
import { growthSpan, pointsInTime, valueAt } from './growth-points.ts';

const points = [
  { month: '2025-12', saved: 10 },
  { month: '2026-01', saved: 30 },
];
const drawn = pointsInTime(points, '2026-01-11');

test('months are drawn at their ends, and the last one today [TM-07]', () => {
  expect(drawn).toEqual([
    { at: Date.parse('2025-12-01'), value: 0 },
    { at: Date.parse('2026-01-01'), value: 10 },
    { at: Date.parse('2026-01-11'), value: 30 },
  ]);
  expect(growthSpan(points, '2026-01-11')).toEqual({
    from: Date.parse('2025-12-01'),
    to: Date.parse('2026-01-11'),
  });
  expect(pointsInTime([], '2026-01-11')).toEqual([]);
});

test.each([
  { day: '2025-11-01', value: 0 },
  { day: '2025-12-01', value: 0 },
  { day: '2026-01-01', value: 10 },
  { day: '2026-01-06', value: 20 },
  { day: '2026-01-11', value: 30 },
  { day: '2026-02-01', value: 30 },
])('on $day the line is at $value [TM-07]', ({ day, value }) => {
  expect(valueAt(drawn, Date.parse(day))).toBeCloseTo(value);
});
