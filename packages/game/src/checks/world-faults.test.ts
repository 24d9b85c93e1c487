import { ItemId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import type { InMemoryWorld } from '../apply/in-memory-world.ts';
import { performInMemory } from '../apply/perform-in-memory.ts';
import { luckOfFractions } from '../luck/luck.ts';
import { TYPE, typeId } from '../samples/sample-catalogue.ts';
import { sampleAction } from '../samples/sample-play.ts';
import { sampleStep } from '../samples/sample-steps.ts';
import {
  ADA,
  CLEO,
  createSampleWorld,
  MEMORIAL,
  OLD_PARK,
  play,
  SAMPLE_START,
} from '../samples/sample-world.ts';
import type { ItemState } from '../state/item-state.ts';
import { worldFaults } from './world-faults.ts';

const issuedBefore = new Map(createSampleWorld().issued);

test('a played world has no faults', () => {
  expect(worldFaults(playedWorld(), issuedBefore)).toEqual([]);
});

test.each<{ fault: string; spoil: (world: InMemoryWorld) => void }>([
  { fault: 'where #', spoil: (world) => change(world, 'pouch', (item) => ({ number: item.number + 1 })) },
  { fault: 'issued, and has', spoil: (world) => world.issued.set(typeId(101), 1_000) },
  { fault: 'not correctly held', spoil: (world) => change(world, 'pouch', () => ({ user_id: null })) },
  { fault: 'not correctly placed', spoil: (world) => change(world, 'dropped', () => ({ place_id: null })) },
  { fault: 'not correctly locked', spoil: (world) => change(world, 'lockbox', () => ({ is_locked: false })) },
  {
    fault: 'not correctly used',
    spoil: (world) => change(world, 'mixed', () => ({ used_in_item_id: null })),
  },
  {
    fault: 'not correctly known',
    spoil: (world) => change(world, 'mixed', () => ({ used_in_item_id: ItemId.parse(1e6) })),
  },
  { fault: 'not correctly saved', spoil: (world) => world.saved.get(ADA)?.clear() },
  { fault: 'its history ends with', spoil: (world) => change(world, 'pouch', () => ({ user_id: CLEO })) },
  { fault: 'its history ends with nothing', spoil: (world) => world.history.splice(0) },
  { fault: 'moves, ', spoil: (world) => world.tallies.addMove(ItemId.parse(1)) },
  { fault: 'hands, a recount', spoil: (world) => world.tallies.addHolder(ItemId.parse(1), MEMORIAL) },
  { fault: 'claims foraged', spoil: (world) => world.counters.get(ADA)?.set('foraged', 1_000) },
  { fault: 'claims status', spoil: (world) => world.statusCounts.clear() },
  { fault: 'honeycombs', spoil: (world) => spend(world) },
  { fault: 'claims 0 items', spoil: (world) => empty(world) },
  { fault: `place ${OLD_PARK} claims`, spoil: (world) => shrink(world) },
  { fault: 'on the Market', spoil: (world) => list(world) },
  { fault: 'wishes', spoil: (world) => world.wells.set(ItemId.parse(1), 3) },
  { fault: 'finished', spoil: (world) => world.finishers.set(1 as never, 7) },
  { fault: 'location_day has', spoil: (world) => world.days.addLocation(CAME, SAMPLE_START) },
  { fault: 'location_count has', spoil: (world) => world.days.addLocation(CAME, SAMPLE_START) },
  { fault: 'location_day lacks', spoil: (world) => world.days.takeBefore(SAMPLE_START + 1e9) },
  {
    fault: 'player_day has',
    spoil: (world) => world.days.addDeed({ player_id: ADA, deed: 'mixes', by: 1 }, SAMPLE_START),
  },
  { fault: 'saved_span lacks', spoil: (world) => world.days.takeEndedSpans() },
  { fault: 'mixing pool', spoil: (world) => world.mixingPool.push(ItemId.parse(1)) },
])('"$fault" is noticed', ({ fault, spoil }) => {
  const world = playedWorld();

  spoil(world);

  expect(worldFaults(world, issuedBefore).join('\n')).toContain(fault);
});

const CAME = { item_type_id: typeId(TYPE.oven), digits: 1, location: 'pouch', by: 1 } as const;

function playedWorld(): InMemoryWorld {
  const world = createSampleWorld();
  for (let seed = 1; seed <= 1_500; seed++) {
    const step = sampleStep(seed);
    performInMemory(world, sampleAction(world, step), {
      now: SAMPLE_START + seed * 60_000,
      luck: luckOfFractions(step.chance),
    });
  }
  const { applied } = play(world, { type: 'buy', player_id: ADA, item_type_id: typeId(TYPE.oven) });
  const item_id = applied?.minted[0]?.item_id ?? ItemId.parse(0);
  play(world, { type: 'drop', player_id: ADA, item_id, place_id: OLD_PARK, lock: false });
  return world;
}

function change(
  world: InMemoryWorld,
  location: ItemState['location'],
  to: (item: ItemState) => Partial<ItemState>,
) {
  const item = [...world.items.values()].find((each) => each.location === location);
  if (!item) throw new Error(`Nothing is ${location} in this world.`);
  world.items.set(item.item_id, { ...item, ...to(item) });
}

function spend(world: InMemoryWorld) {
  const ada = world.players.get(ADA);
  if (ada) world.players.set(ADA, { ...ada, balance: -1 });
}

function empty(world: InMemoryWorld) {
  const place = world.places.get(OLD_PARK);
  if (place) world.places.set(OLD_PARK, { ...place, item_count: 0 });
}

function shrink(world: InMemoryWorld) {
  const place = world.places.get(OLD_PARK);
  if (place) world.places.set(OLD_PARK, { ...place, max_items: place.item_count - 1 });
}

function list(world: InMemoryWorld) {
  const item = [...world.items.values()].find((each) => each.location === 'saved');
  if (!item) throw new Error('Nothing is saved in this world.');
  const { item_id } = item;
  world.listings.set(item_id, { item_id, seller_id: ADA, cost: 5, listed_at: SAMPLE_START });
}
