import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type RingSize, ringAngles, ringArcs, ringRadius, ringSizeOf } from './ring-geometry.ts';

const SIZES: RingSize[] = [2, 3, 4, 5];

test.each([
  [2, [90, 270], [180, 360]],
  [3, [90, 212, 328], [151, 270, 389]],
  [4, [90, 190, 270, 350], [140, 230, 310, 400]],
  [5, [90, 172, 237.33, 302.67, 368], [131, 204.67, 270, 335.33, 409]],
] as const)(
  'in a ring of %i everything travels clockwise, and the player is at the foot',
  (size, players, gifts) => {
    const angles = ringAngles(size);

    expect(angles.map(({ player }) => round(player))).toEqual(players);
    expect(angles.map(({ gift }) => round(gift))).toEqual(gifts);
  },
);

test.each(SIZES)('in a ring of %i what the player gives is left, what they get is right', (size) => {
  const angles = ringAngles(size);

  expect(across(angles[0]?.gift)).toBeLessThan(0);
  expect(across(angles.at(-1)?.gift)).toBeGreaterThan(0);
});

test.each(SIZES)('in a ring of %i each arc ends where the next begins', (size) => {
  const ends = ringArcs(size).map(({ path }) => {
    const [, start, end] = /^M(\S+ \S+)A.* 0 0 1 (\S+ \S+)$/.exec(path) ?? [];
    return { start, end };
  });

  expect(ends.map(({ end }) => end)).toEqual(
    [...ends.slice(1), ...ends.slice(0, 1)].map(({ start }) => start),
  );
  expect(ringArcs(size).map(({ isMine }) => isMine)).toEqual(
    Array.from({ length: size }, (_, place) => place === 0 || place === size - 1),
  );
});

test('the stylesheet has the same angles and radii', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'ring-layout.module.css'), 'utf8');
  for (const size of SIZES) {
    const selector = size === 3 ? '.ring {' : `.ring[data-ring-size="${size}"] {`;
    const rule = sheet.slice(sheet.indexOf(selector), sheet.indexOf('}', sheet.indexOf(selector)));
    const value = (name: string) => Number(new RegExp(`--${name}: ([\\d.]+)`).exec(rule)?.[1]);
    const [first, second, third] = ringAngles(size);

    expect(value('radius')).toBe(ringRadius(size));
    expect(value('mine')).toBe((second?.player ?? 0) - (first?.player ?? 0));
    if (third) expect(value('others')).toBeCloseTo(third.player - (second?.player ?? 0), 2);
  }
});

test('a ring has two to five members', () => {
  expect([1, 2, 5, 6].map((length) => ringSizeOf(Array.from({ length })))).toEqual([2, 2, 5, 5]);
});

function across(degrees: number | undefined) {
  return Math.cos(((degrees ?? 0) * Math.PI) / 180);
}

function round(value: number) {
  return Math.round(value * 100) / 100;
}
