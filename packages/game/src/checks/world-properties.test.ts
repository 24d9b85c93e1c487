import type { ItemLocation } from '@wallabee/contract/items/item-location';
import type { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { performInMemory } from '../apply/perform-in-memory.ts';
import { luckOfFractions } from '../luck/luck.ts';
import { ACTION_TYPES, sampleAction } from '../samples/sample-play.ts';
import { aWellFilled, sampleStep } from '../samples/sample-steps.ts';
import { ADA, createSampleWorld, play, SAMPLE_ISSUED, SAMPLE_START } from '../samples/sample-world.ts';
import type { ActionType } from '../state/action.ts';
import type { ItemState } from '../state/item-state.ts';
import { worldFaults } from './world-faults.ts';

const issuedBefore = new Map(SAMPLE_ISSUED.map(([id, issued]) => [id as ItemTypeId, issued]));

test('random actions keep the world consistent, and a used-up item never moves again', () => {
  const moment = fc.record({
    seed: fc.integer(),
    // Mostly seconds apart, sometimes months, so that both delays and inactivity occur.
    minutes: fc.oneof(
      { weight: 60, arbitrary: fc.nat({ max: 2 }) },
      { weight: 1, arbitrary: fc.constant(432_000) },
    ),
  });

  fc.assert(
    fc.property(fc.array(moment, { maxLength: 100, size: 'max' }), (moments) => {
      const { world, spent } = playAll(moments);

      expect(worldFaults(world, issuedBefore)).toEqual([]);
      for (const [id, state] of spent) expect(world.items.get(id)).toBe(state);
    }),
    { numRuns: 2_000 },
  );
});

test('a long game performs every kind of action, and the world stays consistent', () => {
  const world = createSampleWorld();
  const first = new Set<ActionType>();
  for (const action of aWellFilled(world, ADA)) if (play(world, action).applied) first.add(action.type);

  const { done } = playAll(manyMoments(8_000), world);

  expect(worldFaults(world, issuedBefore)).toEqual([]);
  expect([...new Set([...first, ...done])].sort()).toEqual([...ACTION_TYPES].sort());
});

test('the same actions with the same chances produce the same world', () => {
  const [first, second] = [playAll(manyMoments(1_000)), playAll(manyMoments(1_000))];

  expect(comparable(second)).toEqual(comparable(first));
});

function comparable({ world: { tallies, days, ...world }, ...played }: ReturnType<typeof playAll>) {
  return {
    ...played,
    world,
    tallies: [...world.items.keys()].map((id) => tallies.of(id)),
    days: [days.locationDays, days.locationCounts, days.playerDays, days.savedSpans].map((rows) => [
      ...rows(),
    ]),
  };
}

interface Moment {
  seed: number;
  minutes: number;
}

function manyMoments(count: number): Moment[] {
  return Array.from({ length: count }, (_, seed) => ({
    seed,
    minutes: seed % 1_000 === 999 ? 432_000 : seed % 3,
  }));
}

function playAll(moments: readonly Moment[], world = createSampleWorld()) {
  const done = new Set<ActionType>();
  const spent = new Map<ItemId, ItemState>();
  let now = SAMPLE_START;
  for (const { seed, minutes } of moments) {
    now += minutes * 60_000;
    const step = sampleStep(seed);
    const action = sampleAction(world, step);
    const { applied } = performInMemory(world, action, { now, luck: luckOfFractions(step.chance) });
    if (applied) done.add(action.type);
    for (const item of applied?.moved ?? []) if (SPENT.has(item.location)) spent.set(item.item_id, item);
  }
  return { world, done, spent };
}

const SPENT: ReadonlySet<ItemLocation> = new Set<ItemLocation>(['mixed', 'destroyed', 'recycle_center']);
