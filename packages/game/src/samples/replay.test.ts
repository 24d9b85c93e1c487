import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { performInMemory } from '../apply/perform-in-memory.ts';
import { luckOfFractions } from '../luck/luck.ts';
import { createReplay } from './replay.ts';
import { sampleAction } from './sample-play.ts';
import { aSetCompleted, sampleStep } from './sample-steps.ts';
import { ADA, BEN, createSampleWorld, SAMPLE_START } from './sample-world.ts';

test('a replay of all events gives the state of the world [TM-03]', () => {
  const world = createSampleWorld();
  for (let seed = 1; seed <= 4_000; seed++) {
    const step = sampleStep(seed);
    const now = SAMPLE_START + seed * 60_000;
    const luck = luckOfFractions(step.chance);
    performInMemory(world, sampleAction(world, step), { now, luck });
    const finisher = { 1000: ADA, 2000: BEN }[seed];
    for (const action of finisher ? aSetCompleted(world, finisher) : [])
      performInMemory(world, action, { now, luck });
  }

  const replay = createReplay(world.catalogue, world.history, world.items);
  replay.until(SAMPLE_START);
  expect(replay.items.size).toBe(0);
  replay.until(Number.MAX_SAFE_INTEGER);

  for (const { item_id, location, user_id, place_id, used_in_item_id } of world.items.values()) {
    expect(replay.items.get(item_id)).toEqual({ location, holder_id: user_id, place_id, used_in_item_id });
  }
  expect(entriesOf(replay.saved)).toEqual(entriesOf(world.saved));
  const finished = [...world.completions].flatMap(([player, sets]) =>
    [...sets].map(([set, { number }]) => ({ set, number, player })),
  );
  expect(finished.length).toBeGreaterThan(1);
  const replayed = [...replay.finishers].flatMap(([set, players]) =>
    players.map((player, index) => ({ set, number: index + 1, player })),
  );
  expect(replayed).toHaveLength(finished.length);
  expect(replayed).toEqual(expect.arrayContaining(finished));
});

function entriesOf(saved: ReadonlyMap<PlayerId, ReadonlyMap<number, number>>) {
  return [...saved]
    .map(([player, items]) => [player, [...items].sort(([a], [b]) => a - b)] as const)
    .filter(([, items]) => items.length > 0)
    .sort(([a], [b]) => a - b);
}
