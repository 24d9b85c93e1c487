import { expect, test } from 'vitest';
import { radiusWords, reachRings, widerThan } from './radius.ts';

test.each([
  [0.5, '5 minutes'],
  [1, '10 minutes'],
  [2, '20 minutes'],
  [5, '5 km'],
  [50, '50 km'],
])('%d km are “%s”', (km, words) => {
  expect(radiusWords(km)).toBe(words);
});

test('each radius has a wider one up to the widest', () => {
  expect([0.3, 1, 25, 50].map(widerThan)).toEqual([0.5, 2, 50, undefined]);
});

test('the circles end at the radius', () => {
  expect(reachRings(1).map(({ label }) => label)).toEqual(['5 minutes', '10 minutes']);
  expect(reachRings(0.3).map(({ metres }) => metres)).toEqual([300]);
  expect(reachRings(10).map(({ label }) => label)).toEqual(['10 km']);
});
