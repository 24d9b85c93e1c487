import { expect, test } from 'vitest';
import { progressPercent } from './achievement-rules.ts';

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
