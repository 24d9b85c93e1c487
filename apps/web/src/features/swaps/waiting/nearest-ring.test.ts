import type { Swap } from '@wallabee/contract/swaps/swap';
import { expect, test } from 'vitest';
import { aRing, aSwap } from '../swaps.fixture.ts';
import { nearestRing } from './nearest-ring.ts';

const found = aRing(1, 2);
const waiting = (...agreed: boolean[]): Swap => aSwap({ agreed: [false, ...agreed] });

test('a ring that waits for the player comes before the best one found', () => {
  const swap = waiting(true);

  expect(nearestRing({ proposals: [swap], rings: [found] })).toEqual({ kind: 'waiting', swap });
});

test('of several the one with the fewest missing agreements is nearest', () => {
  const [far, near] = [waiting(true, false), waiting(true, true)];

  expect(nearestRing({ proposals: [far, near], rings: [] })).toEqual({ kind: 'waiting', swap: near });
});

test('a ring that the player has agreed to does not wait for them', () => {
  const agreed = aSwap({ agreed: [true, false] });

  expect(nearestRing({ proposals: [agreed], rings: [found] })).toEqual({ kind: 'found', ring: found });
  expect(nearestRing({ proposals: [agreed], rings: [] })).toBeNull();
});
