import { expect, test } from 'vitest';
import { radiusWords, reachRings, widerThan } from './radius.ts';

test.each([
  [0.5, '6 minutes'],
  [0.83, '10 minutes'],
  [1, '12 minutes'],
  [2, '24 minutes'],
  [5, '5 km'],
  [50, '50 km'],
])('[PN-05] %d km are “%s”', (km, words) => {
  expect(radiusWords(km)).toBe(words);
});

test('each radius has a wider one up to the widest', () => {
  expect([0.3, 1, 25, 50].map(widerThan)).toEqual([0.5, 2, 50, undefined]);
});

test.each([
  { km: 0.3, rings: ['4 minutes: 300'] },
  { km: 0.5, rings: ['5 minutes: 417'] },
  { km: 1, rings: ['5 minutes: 417', '10 minutes: 833'] },
  { km: 2, rings: ['5 minutes: 417', '10 minutes: 833', '20 minutes: 1667'] },
  { km: 10, rings: ['10 km: 10000'] },
])('[PN-05] the circles within $km km are walks of 12 minutes a km', ({ km, rings }) => {
  expect(reachRings(km).map(({ label, metres }) => `${label}: ${metres}`)).toEqual(rings);
});
