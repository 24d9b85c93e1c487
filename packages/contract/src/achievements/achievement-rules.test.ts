import { expect, test } from 'vitest';
import { nearestAchievementsFirst, progressPercent } from './achievement-rules.ts';

test.each([
  { progression: [{ value: 0, target: 10 }], percent: 0 },
  { progression: [{ value: 1, target: 3 }], percent: 33 },
  { progression: [{ value: 2, target: 3 }], percent: 67 },
  { progression: [{ value: 10, target: 10 }], percent: 100 },
  { progression: [{ value: 25, target: 10 }], percent: 100 },
  { progression: [{ value: 5, target: 0 }], percent: 0 },
  { progression: [], percent: 0 },
  {
    progression: [
      { value: 1, target: 2 },
      { value: 2, target: 2 },
    ],
    percent: 50,
  },
])('$progression is $percent % [AC-01]', ({ progression, percent }) => {
  expect(progressPercent(progression)).toBe(percent);
});

test('[PN-06] the nearest achievements come first, those that are awarded last', () => {
  const of = (id: number, value: number, target: number, awarded = false) => ({
    id,
    awarded,
    progression: [{ value, target }],
  });
  const list = [
    of(1, 10, 10, true),
    of(2, 1, 10),
    of(3, 96, 100),
    of(4, 5, 10),
    of(5, 50, 100),
    of(6, 3, 2, true),
  ];

  expect(nearestAchievementsFirst(list).map(({ id }) => id)).toEqual([3, 4, 5, 2, 1, 6]);
  expect(nearestAchievementsFirst([{ id: 7, awarded: false, progression: [] }, of(2, 1, 10)])[0]?.id).toBe(2);
});
