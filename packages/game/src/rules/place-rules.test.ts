import { ItemId, PlaceId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import type { InMemoryWorld } from '../apply/in-memory-world.ts';
import { TYPE } from '../samples/sample-catalogue.ts';
import {
  ADA,
  addItem,
  BEN,
  createSampleWorld,
  OLD_PARK,
  play,
  SAMPLE_START,
  TINY_PARK,
} from '../samples/sample-world.ts';
import type { Action } from '../state/action.ts';

const inPouch = (world: InMemoryWorld, player = ADA) => addItem(world, TYPE.flour, { user_id: player });
const stashed = (world: InMemoryWorld) =>
  addItem(world, TYPE.flour, { user_id: ADA, location: 'lockbox', is_locked: true });
const locked = (world: InMemoryWorld) => addItem(world, TYPE.flour, { user_id: ADA, is_locked: true });
const onMarket = (world: InMemoryWorld) => {
  const item_id = inPouch(world);
  play(world, { type: 'list_on_market', player_id: ADA, item_id, cost: 5 });
  return item_id;
};
const dropped = (world: InMemoryWorld, options: { by: typeof ADA; lock?: boolean; at?: PlaceId }) => {
  const item_id = inPouch(world, options.by);
  const place_id = options.at ?? OLD_PARK;
  play(world, { type: 'drop', player_id: options.by, item_id, place_id, lock: options.lock ?? false });
  return item_id;
};

describe('dropping', () => {
  const drop = (item_id: ItemId, place_id = OLD_PARK, lock = false): Action => ({
    type: 'drop',
    player_id: ADA,
    item_id,
    place_id,
    lock,
  });

  test.each<{ why: string; act: (world: InMemoryWorld) => Action; refusal: string }>([
    { why: 'an unknown item', act: () => drop(ItemId.parse(99)), refusal: 'no_such_item' },
    { why: "another's item", act: (world) => drop(inPouch(world, BEN)), refusal: 'not_yours' },
    { why: 'an item in the lockbox', act: (world) => drop(stashed(world)), refusal: 'not_in_pouch' },
    { why: 'a locked item, unlocked', act: (world) => drop(locked(world)), refusal: 'locked' },
    { why: 'an item on the Market', act: (world) => drop(onMarket(world)), refusal: 'on_market' },
    {
      why: 'at an unknown place',
      act: (world) => drop(inPouch(world), PlaceId.parse(99)),
      refusal: 'no_such_place',
    },
    {
      why: 'at a full place',
      act: (world) => {
        dropped(world, { by: BEN, at: TINY_PARK });
        return drop(inPouch(world), TINY_PARK);
      },
      refusal: 'place_full',
    },
  ])('is refused: $why', ({ act, refusal }) => {
    const world = createSampleWorld();

    expect(play(world, act(world)).refusal).toBe(refusal);
  });

  test('leaves the item at the place, and nobody holds it', () => {
    const world = createSampleWorld();
    const item = dropped(world, { by: ADA });

    expect(world.items.get(item)).toMatchObject({ location: 'dropped', place_id: OLD_PARK, user_id: null });
    expect(world.places.get(OLD_PARK)?.item_count).toBe(1);
    expect(world.history.at(-1)).toMatchObject({ type: 'itemdropped', user_id: ADA, place_id: OLD_PARK });
  });

  test('with a lock leaves it with its owner', () => {
    const world = createSampleWorld();
    const item = dropped(world, { by: ADA, lock: true });

    expect(world.items.get(item)).toMatchObject({ location: 'dropped', is_locked: true, user_id: ADA });
  });
});

describe('picking up', () => {
  const pickUp = (item_id: ItemId, player_id = BEN): Action => ({ type: 'pick_up', player_id, item_id });

  test.each<{ why: string; act: (world: InMemoryWorld) => Action; refusal: string }>([
    { why: 'an unknown item', act: () => pickUp(ItemId.parse(99)), refusal: 'no_such_item' },
    { why: 'an item in a pouch', act: (world) => pickUp(inPouch(world)), refusal: 'not_dropped' },
    {
      why: 'an item another has locked there',
      act: (world) => pickUp(dropped(world, { by: ADA, lock: true })),
      refusal: 'locked_by_another',
    },
  ])('is refused: $why', ({ act, refusal }) => {
    const world = createSampleWorld();

    expect(play(world, act(world)).refusal).toBe(refusal);
  });

  test('puts the item into the pouch of the first player to take it', () => {
    const world = createSampleWorld();
    const item = dropped(world, { by: ADA });

    const { applied } = play(world, pickUp(item));

    expect(applied?.events).toMatchObject([{ type: 'itempickedup', user_id: BEN, place_id: OLD_PARK }]);
    expect(world.items.get(item)).toMatchObject({
      location: 'pouch',
      user_id: BEN,
      place_id: null,
      picked_up_at: SAMPLE_START,
    });
    expect(world.places.get(OLD_PARK)?.item_count).toBe(0);
    expect(play(world, pickUp(item, ADA)).refusal).toBe('not_dropped');
  });

  test('a locked item comes back to its owner, still locked', () => {
    const world = createSampleWorld();
    const item = dropped(world, { by: ADA, lock: true });

    play(world, pickUp(item, ADA));

    expect(world.items.get(item)).toMatchObject({ location: 'pouch', user_id: ADA, is_locked: true });
  });
});

describe('swapping at a place', () => {
  const swap = (taken_id: ItemId, left_id: ItemId): Action => ({
    type: 'swap_at_place',
    player_id: ADA,
    taken_id,
    left_id,
  });

  test.each<{ why: string; act: (world: InMemoryWorld) => Action; refusal: string }>([
    {
      why: 'nothing there to take',
      act: (world) => swap(inPouch(world, BEN), inPouch(world)),
      refusal: 'not_dropped',
    },
    {
      why: 'locked by another',
      act: (world) => swap(dropped(world, { by: BEN, lock: true }), inPouch(world)),
      refusal: 'locked_by_another',
    },
    {
      why: "leaving another's item",
      act: (world) => swap(dropped(world, { by: BEN }), inPouch(world, BEN)),
      refusal: 'not_yours',
    },
    {
      why: 'leaving a locked item',
      act: (world) => swap(dropped(world, { by: BEN }), locked(world)),
      refusal: 'locked',
    },
    {
      why: 'leaving a listed item',
      act: (world) => swap(dropped(world, { by: BEN }), onMarket(world)),
      refusal: 'on_market',
    },
  ])('is refused: $why', ({ act, refusal }) => {
    const world = createSampleWorld();

    expect(play(world, act(world)).refusal).toBe(refusal);
  });

  test('works at a full place, and is in both histories', () => {
    const world = createSampleWorld();
    const taken = dropped(world, { by: BEN, at: TINY_PARK });
    const left = inPouch(world);

    const { applied } = play(world, swap(taken, left));

    expect(applied?.events).toMatchObject([
      { type: 'itemswappedplace', primary_item: taken, secondary_item: left, recorded_for: [taken, left] },
    ]);
    expect(world.items.get(taken)).toMatchObject({
      location: 'pouch',
      user_id: ADA,
      picked_up_at: SAMPLE_START,
    });
    expect(world.items.get(left)).toMatchObject({ location: 'dropped', place_id: TINY_PARK, user_id: null });
    expect(world.places.get(TINY_PARK)?.item_count).toBe(1);
  });
});

describe('a drone', () => {
  const fly = (item_id: ItemId): Action => ({ type: 'drone_return', player_id: ADA, item_id });

  test.each<{ why: string; act: (world: InMemoryWorld) => Action; refusal: string }>([
    { why: 'an item in the pouch', act: (world) => fly(inPouch(world)), refusal: 'not_dropped' },
    {
      why: 'an unlocked item at a place',
      act: (world) => fly(dropped(world, { by: ADA })),
      refusal: 'not_yours',
    },
    {
      why: "another's locked item",
      act: (world) => fly(dropped(world, { by: BEN, lock: true })),
      refusal: 'not_yours',
    },
  ])('does not bring $why', ({ act, refusal }) => {
    const world = createSampleWorld();

    expect(play(world, act(world)).refusal).toBe(refusal);
  });

  test('brings a locked item back to the pouch of its owner', () => {
    const world = createSampleWorld();
    const item = dropped(world, { by: ADA, lock: true });

    const { applied } = play(world, fly(item));

    expect(applied?.events).toMatchObject([{ type: 'itemwalladrone', user_id: ADA, place_id: OLD_PARK }]);
    expect(world.items.get(item)).toMatchObject({
      location: 'pouch',
      user_id: ADA,
      is_locked: true,
      place_id: null,
    });
    expect(world.places.get(OLD_PARK)?.item_count).toBe(0);
  });
});
