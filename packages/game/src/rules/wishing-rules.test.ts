import type { ItemId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import type { InMemoryWorld } from '../apply/in-memory-world.ts';
import { TYPE } from '../samples/sample-catalogue.ts';
import { aWellFilled } from '../samples/sample-steps.ts';
import { ADA, addItem, BEN, createSampleWorld, play } from '../samples/sample-world.ts';
import type { Action } from '../state/action.ts';
import type { ItemState } from '../state/item-state.ts';

const an = (world: InMemoryWorld, type: number, state: Partial<ItemState> = {}) =>
  addItem(world, type, { user_id: ADA, ...state });
const wish = (well_id: ItemId, item_id: ItemId): Action => ({
  type: 'wish',
  player_id: ADA,
  well_id,
  item_id,
});
const redeem = (well_id: ItemId): Action => ({ type: 'redeem_well', player_id: ADA, well_id });
const wellWith = (world: InMemoryWorld, wishes: number) => {
  const well = an(world, TYPE.well);
  world.wells.set(well, wishes);
  return well;
};

describe('a wish', () => {
  test.each<{ why: string; act: (world: InMemoryWorld) => Action; refusal: string | undefined }>([
    {
      why: 'needs a well',
      act: (w) => wish(an(w, TYPE.flour), an(w, TYPE.flour, { number: 10_000 })),
      refusal: 'not_a_well',
    },
    {
      why: 'takes no number 9999',
      act: (w) => wish(an(w, TYPE.well), an(w, TYPE.flour, { number: 9_999 })),
      refusal: 'too_low_for_well',
    },
    {
      why: 'takes number 10000',
      act: (w) => wish(an(w, TYPE.well), an(w, TYPE.flour, { number: 10_000 })),
      refusal: undefined,
    },
    {
      why: 'takes no player unique',
      act: (w) => wish(an(w, TYPE.well), an(w, TYPE.goldfish)),
      refusal: 'not_for_wells',
    },
    {
      why: 'takes no Job Lot',
      act: (w) => wish(an(w, TYPE.well), an(w, TYPE.jobLot, { number: 10_000 })),
      refusal: 'not_for_wells',
    },
    {
      why: 'takes no perfume',
      act: (w) => wish(an(w, TYPE.well), an(w, TYPE.perfume, { number: 10_000 })),
      refusal: 'not_for_wells',
    },
    {
      why: 'takes no aftershave',
      act: (w) => wish(an(w, TYPE.well), an(w, TYPE.aftershave, { number: 10_000 })),
      refusal: 'not_for_wells',
    },
    {
      why: 'takes no other well',
      act: (w) => wish(an(w, TYPE.well), an(w, TYPE.well, { number: 10_000 })),
      refusal: 'not_for_wells',
    },
    {
      why: 'takes other special items',
      act: (w) => wish(an(w, TYPE.well), an(w, TYPE.goldMixer, { number: 10_000 })),
      refusal: undefined,
    },
    {
      why: 'needs one’s own well',
      act: (w) => wish(an(w, TYPE.well, { user_id: BEN }), an(w, TYPE.flour, { number: 10_000 })),
      refusal: 'not_yours',
    },
    {
      why: 'needs an unlocked well',
      act: (w) => wish(an(w, TYPE.well, { is_locked: true }), an(w, TYPE.flour, { number: 10_000 })),
      refusal: 'locked',
    },
    {
      why: 'finds room for the fiftieth',
      act: (w) => wish(wellWith(w, 49), an(w, TYPE.flour, { number: 10_000 })),
      refusal: undefined,
    },
    {
      why: 'finds no room in a full well',
      act: (w) => wish(wellWith(w, 50), an(w, TYPE.flour, { number: 10_000 })),
      refusal: 'well_full',
    },
  ])('$why', ({ act, refusal }) => {
    const world = createSampleWorld();

    expect(play(world, act(world)).refusal).toBe(refusal);
  });

  test('adds the item to the well', () => {
    const world = createSampleWorld();
    const [well, item] = [an(world, TYPE.well), an(world, TYPE.flour, { number: 12_345 })];

    const { applied } = play(world, wish(well, item));

    expect(world.wells.get(well)).toBe(1);
    expect(world.items.get(item)).toMatchObject({ location: 'mixed', used_in_item_id: well });
    expect(world.items.get(well)).toMatchObject({ location: 'pouch', user_id: ADA });
    expect(applied?.events).toMatchObject([
      { type: 'itemcreated', primary_item: well, recorded_for: [well, item] },
    ]);
  });
});

describe('redeeming a well', () => {
  test.each<{ why: string; act: (world: InMemoryWorld) => Action; refusal: string }>([
    { why: 'needs a well', act: (w) => redeem(an(w, TYPE.flour)), refusal: 'not_a_well' },
    { why: 'needs fifty wishes', act: (w) => redeem(wellWith(w, 49)), refusal: 'too_few_wishes' },
    { why: 'needs one’s own', act: (w) => redeem(an(w, TYPE.well, { user_id: BEN })), refusal: 'not_yours' },
  ])('$why', ({ act, refusal }) => {
    const world = createSampleWorld();

    expect(play(world, act(world)).refusal).toBe(refusal);
  });

  test('gives one of the eight rewards, and the well is gone', () => {
    const found = new Set<number>();
    for (let eighth = 0; eighth < 8; eighth++) {
      const world = createSampleWorld();
      const well = wellWith(world, 50);
      const { applied } = play(world, redeem(well), { chance: [eighth / 8] });
      const [reward] = applied?.minted ?? [];
      found.add(reward?.item_type_id ?? 0);
      expect(world.items.get(well)).toMatchObject({ location: 'mixed', used_in_item_id: reward?.item_id });
    }

    const rewards = [
      TYPE.mysteryBox,
      TYPE.mysteryBag,
      TYPE.bronzeBox,
      TYPE.silverBox,
      TYPE.goldBox,
      TYPE.bronzeMixer,
      TYPE.silverMixer,
      TYPE.goldMixer,
    ];
    expect([...found].sort()).toEqual(rewards.sort());
  });

  test('is reached by fifty wishes', () => {
    const world = createSampleWorld();

    const outcomes = [];
    for (const action of aWellFilled(world, ADA)) outcomes.push(play(world, action));

    expect(outcomes.every(({ refusal }) => refusal === undefined)).toBe(true);
    expect(world.counters.get(ADA)?.get('wishes')).toBe(50);
  });
});
