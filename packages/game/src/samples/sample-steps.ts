import type { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { InMemoryWorld } from '../apply/in-memory-world.ts';
import { MOST_CHANCES } from '../rules/chances.ts';
import { WISHES_TO_REDEEM, WISHING_WELL_LOWEST_NUMBER } from '../rules/game-facts.ts';
import type { Action, ActionType } from '../state/action.ts';
import { TYPE, typeId } from './sample-catalogue.ts';
import { ACTION_TYPES, type SampleStep } from './sample-play.ts';
import { OLD_PARK } from './sample-world.ts';

/** Deterministic by seed. Getting items is tried more often than losing them. */
export function sampleStep(seed: number, types: readonly ActionType[] = USUAL_TYPES): SampleStep {
  const next = randomNumbers(seed);
  return {
    type: types[Math.floor(next() * types.length)] ?? 'forage',
    choose: [next(), next(), next(), next()],
    chance: Array.from({ length: MOST_CHANCES }, next),
  };
}

/** Mulberry32: small, fast and even enough for games. */
export function randomNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Actions that complete a set of two types; each must be performed before the next is requested. */
export function* aSetCompleted(world: InMemoryWorld, player_id: PlayerId): Generator<Action> {
  const newest = () => world.items.size as ItemId;
  yield { type: 'forage', player_id, place_id: OLD_PARK, item_type_id: typeId(TYPE.pebble) };
  yield { type: 'save', player_id, item_id: newest() };
  yield { type: 'buy', player_id, item_type_id: typeId(TYPE.spade) };
  yield { type: 'save', player_id, item_id: newest() };
}

/** Actions that fill a well and redeem it; each must be performed before the next is requested. */
export function* aWellFilled(world: InMemoryWorld, player_id: PlayerId): Generator<Action> {
  yield { type: 'buy', player_id, item_type_id: typeId(TYPE.well) };
  const well_id = world.items.size as ItemId;
  for (let wishes = 0; wishes < WISHES_TO_REDEEM; ) {
    yield { type: 'forage', player_id, place_id: OLD_PARK, item_type_id: typeId(TYPE.pebble) };
    const found = [...world.items.values()].at(-1);
    if (!found || found.number < WISHING_WELL_LOWEST_NUMBER) continue;
    yield { type: 'wish', player_id, well_id, item_id: found.item_id };
    wishes += 1;
  }
  yield { type: 'redeem_well', player_id, well_id };
}

const OFTEN: readonly ActionType[] = ['forage', 'buy', 'top_up', 'unlock', 'mix', 'wish', 'wish'];
const RARELY: ReadonlySet<ActionType> = new Set<ActionType>(['release', 'recycle']);
const USUAL_TYPES: readonly ActionType[] = [
  ...ACTION_TYPES.filter((type) => !RARELY.has(type)),
  ...ACTION_TYPES,
  ...Array.from({ length: 5 }, () => OFTEN).flat(),
];
