import { expect, test } from 'vitest';
import { formatDistance } from './format-distance.ts';

test.each([
  [0, '0 m'],
  [344, '340 m'],
  [994, '990 m'],
  [996, '1.0 km'],
  [4_260, '4.3 km'],
  [9_960, '10 km'],
  [1_234_567, '1,235 km'],
])('%d metres are %s', (metres, words) => {
  expect(formatDistance(metres)).toBe(words);
});
