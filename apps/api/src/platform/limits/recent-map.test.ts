import { expect, test } from 'vitest';
import { createRecentMap } from './recent-map.ts';

test('what was set or used lately is remembered, and the rest forgotten', () => {
  const map = createRecentMap<number>(10);

  for (let nth = 0; nth < 100; nth += 1) {
    map.set(`name ${nth}`, nth);
    map.set('used', map.get('used') ?? 0);
  }

  expect(map.size()).toBeLessThanOrEqual(10);
  expect(map.get('used')).toBe(0);
  expect(map.get('name 99')).toBe(99);
  expect(map.get('name 97')).toBe(97);
  expect(map.get('name 80')).toBeUndefined();
});

test('a name has one value, however old it is', () => {
  const map = createRecentMap<number>(4);
  map.set('a', 1);
  map.set('b', 1);

  map.set('a', 2);

  expect(map.get('a')).toBe(2);
  expect(map.size()).toBe(2);
});

test('what is unwanted goes from both generations', () => {
  const map = createRecentMap<number>(8);
  for (let nth = 0; nth < 6; nth += 1) map.set(`name ${nth}`, nth);

  map.deleteWhere((value) => value % 2 === 0);

  expect(map.size()).toBe(3);
  expect([0, 1, 2, 3, 4, 5].map((nth) => map.get(`name ${nth}`))).toEqual([
    undefined,
    1,
    undefined,
    3,
    undefined,
    5,
  ]);
});

test('a hot entry among many costs no more than it does alone', () => {
  const map = createRecentMap<number>(20_000);
  for (let nth = 0; nth < 9_000; nth += 1) map.set(`name ${nth}`, nth);
  const before = process.cpuUsage().user;

  for (let turn = 0; turn < 300_000; turn += 1) map.set('hot', (map.get('hot') ?? 0) + 1);

  // A map that moves the entry to its end at each use takes some 14 s for this.
  expect((process.cpuUsage().user - before) / 1_000).toBeLessThan(1_500);
});
