import type { ItemId } from '@wallabee/contract/protocol/ids';
import { SetId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import type { InMemoryWorld } from '../apply/in-memory-world.ts';
import { SAMPLE_TYPES, sampleType, TYPE, typeId } from '../samples/sample-catalogue.ts';
import { ADA, addItem, BEN, createSampleWorld, play, SAMPLE_START } from '../samples/sample-world.ts';
import type { Action } from '../state/action.ts';
import { arrangeCatalogue } from '../state/game-catalogue.ts';
import type { ItemState } from '../state/item-state.ts';

const BEACH = SetId.parse(2);
const save = (item_id: ItemId, player_id = ADA): Action => ({ type: 'save', player_id, item_id });
const unsave = (item_id: ItemId): Action => ({ type: 'unsave', player_id: ADA, item_id });
const anItem = (world: InMemoryWorld, type: number = TYPE.flour, state: Partial<ItemState> = {}) =>
  addItem(world, type, { user_id: ADA, ...state });

function saveAll(world: InMemoryWorld, types: readonly number[], player_id = ADA) {
  return types.map((type) => play(world, save(anItem(world, type, { user_id: player_id }), player_id))).at(-1)
    ?.applied;
}

test.each<{ why: string; act: (world: InMemoryWorld) => Action; refusal: string }>([
  {
    why: "another's item",
    act: (world) => save(anItem(world, TYPE.flour, { user_id: BEN })),
    refusal: 'not_yours',
  },
  {
    why: 'a locked item',
    act: (world) => save(anItem(world, TYPE.flour, { is_locked: true })),
    refusal: 'locked',
  },
  { why: 'an unsaved item, out', act: (world) => unsave(anItem(world)), refusal: 'not_saved' },
  {
    why: "another's saved item, out",
    act: (world) => unsave(anItem(world, TYPE.flour, { user_id: BEN, location: 'saved' })),
    refusal: 'not_yours',
  },
])('a player cannot save $why', ({ act, refusal }) => {
  const world = createSampleWorld();

  expect(play(world, act(world)).refusal).toBe(refusal);
});

test('a saved item is in its set, and comes back to the pouch', () => {
  const world = createSampleWorld();
  const item = anItem(world);

  const saving = play(world, save(item));
  const inSet = world.items.get(item);
  const unsaving = play(world, unsave(item));

  expect(saving.applied?.events).toMatchObject([{ type: 'itemvault', user_id: ADA }]);
  expect(inSet).toMatchObject({ location: 'saved', user_id: ADA });
  expect(unsaving.applied?.events).toMatchObject([{ type: 'itemunvault', user_id: ADA }]);
  expect(world.items.get(item)).toMatchObject({ location: 'pouch', user_id: ADA });
});

test('a second of a type changes places with the first, and the swap is in both histories', () => {
  const world = createSampleWorld();
  const [first, second] = [anItem(world), anItem(world)];
  play(world, save(second));

  const { applied } = play(world, save(first));

  expect(applied?.events).toMatchObject([
    { type: 'itemswappedvault', primary_item: first, secondary_item: second, recorded_for: [first, second] },
  ]);
  expect(world.items.get(first)?.location).toBe('saved');
  expect(world.items.get(second)).toMatchObject({ location: 'pouch', user_id: ADA });
  expect(world.saved.get(ADA)?.get(typeId(TYPE.flour))).toBe(first);
});

test('counts of what is saved follow the numbers', () => {
  const world = createSampleWorld();
  const low = anItem(world, TYPE.flour, { number: 7 });
  const palindrome = anItem(world, TYPE.starter, { number: 77 });
  const plain = anItem(world, TYPE.dough, { number: 778 });

  for (const item of [low, palindrome, plain]) play(world, save(item));
  play(world, unsave(low));

  expect(Object.fromEntries(world.counters.get(ADA) ?? [])).toEqual({
    saved: 2,
    single_digits_saved: 0,
    double_digits_saved: 1,
    palindromes_saved: 1,
  });
});

describe('completing a set', () => {
  test('takes every type released so far, and gives the next finish number and the laurel', () => {
    const world = createSampleWorld();
    saveAll(world, [TYPE.pebble, TYPE.spade], BEN);

    const half = saveAll(world, [TYPE.pebble]);
    const whole = saveAll(world, [TYPE.spade]);

    expect(half?.completed).toEqual([]);
    expect(whole?.completed).toEqual([{ player_id: ADA, set_id: BEACH, number: 2 }]);
    expect(whole?.minted).toMatchObject([
      { item_type_id: TYPE.laurel, number: 2, location: 'pouch', user_id: ADA },
    ]);
    expect(whole?.events).toMatchObject([{ type: 'itemvault' }, { type: 'itemgifted', user_id: ADA }]);
    expect(world.completions.get(ADA)?.get(BEACH)).toEqual({ number: 2, completed_at: SAMPLE_START });
  });

  test("does not wait for a '?', nor for what is released later", () => {
    const later = sampleType(203, 2, { released_at: SAMPLE_START + 1 });
    const secret = sampleType(204, 2, { released_at: null });
    const world = createSampleWorld(arrangeCatalogue([...SAMPLE_TYPES, later, secret]));

    expect(saveAll(world, [TYPE.pebble, TYPE.spade])?.completed).toHaveLength(1);
  });

  test('waits for retired types too', () => {
    const retired = sampleType(203, 2, { retired_at: SAMPLE_START - 1 });
    const world = createSampleWorld(arrangeCatalogue([...SAMPLE_TYPES, retired]));

    expect(saveAll(world, [TYPE.pebble, TYPE.spade])?.completed).toEqual([]);
  });

  test('happens once, and stays when an item is taken out again', () => {
    const world = createSampleWorld();
    saveAll(world, [TYPE.pebble, TYPE.spade]);
    const spade = world.saved.get(ADA)?.get(typeId(TYPE.spade)) as ItemId;

    play(world, unsave(spade));
    const again = play(world, save(spade)).applied;

    expect(again?.completed).toEqual([]);
    expect(again?.minted).toEqual([]);
    expect(world.completions.get(ADA)?.has(BEACH)).toBe(true);
  });

  test.each([
    { set: 13, types: [TYPE.card] },
    { set: 20, types: [TYPE.branded] },
    { set: 25, types: [TYPE.goldfish, TYPE.heirloom, TYPE.strangersUnique, TYPE.buildAUnique] },
    { set: 141, types: SAMPLE_TYPES.filter((type) => type.set_id === 141).map((type) => type.id) },
  ])('never happens to set $set', ({ types }) => {
    expect(saveAll(createSampleWorld(), types)?.completed).toEqual([]);
  });

  test('gives no laurel before there were any', () => {
    const types = SAMPLE_TYPES.map((type) =>
      type.role === 'set_completion' ? { ...type, released_at: SAMPLE_START + 1 } : type,
    );
    const world = createSampleWorld(arrangeCatalogue(types));

    const applied = saveAll(world, [TYPE.pebble, TYPE.spade]);

    expect(applied?.completed).toHaveLength(1);
    expect(applied?.minted).toEqual([]);
  });
});
