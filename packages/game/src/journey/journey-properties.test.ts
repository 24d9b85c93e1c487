import { distanceBetween } from '@wallabee/contract/places/nearness';
import { DAY_MS } from '@wallabee/contract/protocol/day';
import { type ItemId, PlaceId } from '@wallabee/contract/protocol/ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { InMemoryWorld } from '../apply/in-memory-world.ts';
import { sampleAction } from '../samples/sample-play.ts';
import { sampleStep } from '../samples/sample-steps.ts';
import { createSampleWorld, play, SAMPLE_START } from '../samples/sample-world.ts';
import { type Journey, journeyOf } from './journey.ts';
import { isGone, type Life } from './life.ts';

const PLACES = new Map(
  [1, 2, 3].map((id) => [
    PlaceId.parse(id),
    {
      name: `Place ${id}`,
      city: `City ${id % 2}`,
      lat: 40 + 5 * id,
      lng: 170 + 8 * id > 180 ? -178 : 170 + 8 * id,
    },
  ]),
);

test('[TM-01] in every game the journey of every item follows from its history', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 150, size: 'max' }), (seeds) => {
      const world = played(seeds);
      for (const item_id of world.items.keys()) {
        const life = lifeOf(world, item_id);
        if (life.events.length > 0) expectToFollow(journeyOf(life, new Map()), life);
      }
    }),
    { numRuns: 40 },
  );
});

test('[TM-01] the hands of a journey are the hands that the engine counts', () => {
  const world = played(Array.from({ length: 6_000 }, (_, seed) => seed));
  let compared = 0;
  for (const item of world.items.values()) {
    const life = lifeOf(world, item.item_id);
    const role = world.catalogue.types.get(item.item_type_id)?.role;
    // A cracker is used up in the trade itself, and a hat's first player shows with its next event.
    if (life.events.length === 0 || role === 'cracker' || role === 'party_hat') continue;
    compared += 1;
    expect(journeyOf(life, new Map()).figures.hands).toBe(world.tallies.of(item.item_id).hands);
  }
  expect(compared).toBeGreaterThan(500);
});

function expectToFollow({ chapters, stops, legs, figures }: Journey, life: Life) {
  expect(chapters.flatMap(({ events }) => events)).toEqual(life.events);
  expect(chapters[0]?.from).toBe(life.events[0]?.created_at);
  for (const [index, { to, holder_id }] of chapters.entries()) {
    const next = chapters[index + 1];
    if (next) expect([to, holder_id === next.holder_id]).toEqual([next.from, false]);
    else expect(to === null).toBe(!isGone(life.events.at(-1)?.location ?? null));
  }
  for (const { events, steps } of chapters)
    expect(steps.flatMap((step) => (step.kind === 'rest' ? [] : step.events))).toEqual(events);
  const atPlaces = life.events.filter(({ place_id }) => place_id !== null).map(({ place_id }) => place_id);
  expect([...new Set(stops.map(({ place_id }) => place_id))]).toEqual([...new Set(atPlaces)]);
  expect(legs).toHaveLength(Math.max(stops.length - 1, 0));
  const points = stops.flatMap(({ place_id }) => life.places.get(place_id) ?? []);
  const way = points.slice(1).reduce((sum, point, i) => sum + distanceBetween(points[i] ?? point, point), 0);
  expect(figures.metres).toBeCloseTo(way);
  const rest = figures.longest_rest;
  if (rest) expect((rest.to ?? life.now) - rest.from).toBeLessThanOrEqual(life.now - figures.from);
}

function played(seeds: readonly number[]): InMemoryWorld {
  const world = createSampleWorld();
  for (const [turn, seed] of seeds.entries()) {
    const step = sampleStep(seed);
    play(world, sampleAction(world, step), { now: SAMPLE_START + turn * DAY_MS, chance: step.chance });
  }
  return world;
}

function lifeOf(world: InMemoryWorld, itemId: ItemId): Life {
  const events = world.history.flatMap((event, history_id) => {
    const standing = event.after[event.recorded_for.indexOf(itemId)];
    return standing ? [{ ...event, ...standing, history_id }] : [];
  });
  return { events, places: PLACES, now: SAMPLE_START + 10_000 * DAY_MS };
}
