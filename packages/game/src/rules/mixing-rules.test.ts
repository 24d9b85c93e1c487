import type { ItemId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import type { InMemoryWorld } from '../apply/in-memory-world.ts';
import {
  SAMPLE_CATALOGUE,
  SAMPLE_RETIREMENT,
  SAMPLE_TYPES,
  TYPE,
  typeId,
} from '../samples/sample-catalogue.ts';
import { ADA, addItem, BEN, createSampleWorld, play } from '../samples/sample-world.ts';
import type { Action } from '../state/action.ts';
import { arrangeCatalogue } from '../state/game-catalogue.ts';
import type { ItemState } from '../state/item-state.ts';

type Act = (world: InMemoryWorld) => Action;

const an = (world: InMemoryWorld, type: number, state: Partial<ItemState> = {}) =>
  addItem(world, type, { user_id: ADA, ...state });
const listed = (world: InMemoryWorld, type: number) => {
  const item_id = an(world, type);
  play(world, { type: 'list_on_market', player_id: ADA, item_id, cost: 5 });
  return item_id;
};

describe('mixing by formula', () => {
  const mix = (first_id: ItemId, second_id: ItemId, result: number = TYPE.dough): Action => ({
    type: 'mix',
    player_id: ADA,
    first_id,
    second_id,
    result_type_id: typeId(result),
  });

  test.each<{ why: string; act: Act; refusal: string }>([
    {
      why: 'an item with itself',
      act: (world) => {
        const item = an(world, TYPE.flour);
        return mix(item, item);
      },
      refusal: 'same_item',
    },
    {
      why: "another's item",
      act: (w) => mix(an(w, TYPE.flour), an(w, TYPE.starter, { user_id: BEN })),
      refusal: 'not_yours',
    },
    {
      why: 'a saved item',
      act: (w) => mix(an(w, TYPE.flour, { location: 'saved' }), an(w, TYPE.starter)),
      refusal: 'not_in_pouch',
    },
    {
      why: 'a locked item',
      act: (w) => mix(an(w, TYPE.flour), an(w, TYPE.starter, { is_locked: true })),
      refusal: 'locked',
    },
    {
      why: 'a listed item',
      act: (w) => mix(listed(w, TYPE.flour), an(w, TYPE.starter)),
      refusal: 'on_market',
    },
    {
      why: 'what makes nothing',
      act: (w) => mix(an(w, TYPE.flour), an(w, TYPE.flour)),
      refusal: 'no_such_mix',
    },
    {
      why: 'towards something else',
      act: (w) => mix(an(w, TYPE.flour), an(w, TYPE.starter), TYPE.oven),
      refusal: 'no_such_mix',
    },
    {
      why: "towards a '?'",
      act: (w) => mix(an(w, TYPE.flour), an(w, TYPE.starter), TYPE.unreleased),
      refusal: 'not_released',
    },
    {
      why: 'towards nothing known',
      act: (w) => mix(an(w, TYPE.flour), an(w, TYPE.starter), 9_999),
      refusal: 'no_such_item_type',
    },
  ])('is refused: $why', ({ act, refusal }) => {
    const world = createSampleWorld();

    expect(play(world, act(world)).refusal).toBe(refusal);
  });

  test('makes no more of what is retired', () => {
    const world = createSampleWorld();
    const action = mix(an(world, TYPE.dough), an(world, TYPE.oven), TYPE.retired);

    expect(play(world, action, { now: SAMPLE_RETIREMENT }).refusal).toBe('retired');
    expect(play(world, action, { now: SAMPLE_RETIREMENT - 1 }).refusal).toBeUndefined();
  });

  test.each(['as written', 'the other way round'])('destroys both and makes the next number, %s', (order) => {
    const world = createSampleWorld();
    const [flour, starter] = [an(world, TYPE.flour), an(world, TYPE.starter)];
    an(world, TYPE.dough, { user_id: BEN });

    const { applied } = play(world, order === 'as written' ? mix(flour, starter) : mix(starter, flour));

    const [dough] = applied?.minted ?? [];
    expect(dough).toMatchObject({ item_type_id: TYPE.dough, number: 2, location: 'pouch', user_id: ADA });
    for (const id of [flour, starter]) {
      expect(world.items.get(id)).toMatchObject({
        location: 'mixed',
        used_in_item_id: dough?.item_id,
        user_id: null,
      });
      expect(
        play(world, { type: 'drop', player_id: ADA, item_id: id, place_id: 1 as never, lock: false }).refusal,
      ).toBe('not_yours');
    }
    expect(applied?.events).toMatchObject([
      { type: 'itemcreated', user_id: ADA, primary_item: dough?.item_id },
    ]);
    expect(applied?.events[0]?.recorded_for).toHaveLength(3);
  });

  test('a special mix takes its component and any other item', () => {
    const world = createSampleWorld();

    const { applied } = play(world, mix(an(world, TYPE.bun), an(world, TYPE.perfume), TYPE.scented));

    expect(applied?.minted).toMatchObject([{ item_type_id: TYPE.scented }]);
  });
});

describe('a mixer', () => {
  const use = (mixer_id: ItemId, item_id: ItemId): Action => ({
    type: 'use_mixer',
    player_id: ADA,
    mixer_id,
    item_id,
  });

  test.each<{ why: string; act: Act; refusal: string }>([
    { why: 'is a mixer', act: (w) => use(an(w, TYPE.flour), an(w, TYPE.starter)), refusal: 'not_a_mixer' },
    {
      why: 'takes no special item',
      act: (w) => use(an(w, TYPE.goldMixer), an(w, TYPE.well)),
      refusal: 'not_for_mixers',
    },
    {
      why: 'takes no locked item',
      act: (w) => use(an(w, TYPE.goldMixer), an(w, TYPE.flour, { is_locked: true })),
      refusal: 'locked',
    },
    {
      why: 'works unlocked',
      act: (w) => use(an(w, TYPE.goldMixer, { is_locked: true }), an(w, TYPE.flour)),
      refusal: 'locked',
    },
  ])('$why', ({ act, refusal }) => {
    const world = createSampleWorld();

    expect(play(world, act(world)).refusal).toBe(refusal);
  });

  test.each([
    { chance: 0, position: 0 },
    { chance: 0.5, position: 1 },
    { chance: 0.99, position: 2 },
  ])('brings back item $position of the pool by chance $chance', ({ chance, position }) => {
    const world = createSampleWorld();
    const pool = [1, 2, 3].map(() => an(world, TYPE.oven, { user_id: null, location: 'mixing_pool' }));
    const [mixer, item] = [an(world, TYPE.bronzeMixer), an(world, TYPE.flour)];

    const { applied } = play(world, use(mixer, item), { chance: [chance] });

    const found = pool[position] as ItemId;
    expect(applied?.minted).toEqual([]);
    expect(world.items.get(found)).toMatchObject({ location: 'pouch', user_id: ADA });
    expect(world.items.get(mixer)).toMatchObject({ location: 'mixed', used_in_item_id: found });
    expect(world.items.get(item)).toMatchObject({ location: 'mixed', used_in_item_id: found });
    expect(applied?.events).toMatchObject([{ type: 'itemcreated', recorded_for: [found, mixer, item] }]);
    expect(world.mixingPool).toEqual(pool.filter((id) => id !== found));
  });

  test('makes something only mixers bring when the pool is empty', () => {
    const world = createSampleWorld();

    const { applied } = play(world, use(an(world, TYPE.silverMixer), an(world, TYPE.flour)));

    expect(applied?.minted).toMatchObject([{ item_type_id: TYPE.ghost, number: 1, user_id: ADA }]);
  });

  test('never brings a Wallagraphic, whatever else it could', () => {
    expect(SAMPLE_CATALOGUE.mixersOnly.map((type) => type.id)).toEqual([TYPE.ghost]);
  });

  test('refuses when there is nothing to mint', () => {
    const types = SAMPLE_TYPES.filter((type) => type.id !== TYPE.ghost);
    const world = createSampleWorld(arrangeCatalogue(types));

    expect(play(world, use(an(world, TYPE.silverMixer), an(world, TYPE.flour))).refusal).toBe(
      'nothing_to_mix',
    );
  });
});

describe('a Job Lot', () => {
  const use = (job_lot_id: ItemId, item_id: ItemId): Action => ({
    type: 'use_job_lot',
    player_id: ADA,
    job_lot_id,
    item_id,
  });

  test.each<{ why: string; act: Act; refusal: string | undefined }>([
    {
      why: 'is a Job Lot',
      act: (w) => use(an(w, TYPE.flour), an(w, TYPE.flour, { number: 2_000 })),
      refusal: 'not_a_job_lot',
    },
    {
      why: 'refuses number 1999',
      act: (w) => use(an(w, TYPE.jobLot), an(w, TYPE.flour, { number: 1_999 })),
      refusal: 'too_low_for_job_lot',
    },
    {
      why: 'takes number 2000',
      act: (w) => use(an(w, TYPE.jobLot), an(w, TYPE.flour, { number: 2_000 })),
      refusal: undefined,
    },
    {
      why: 'takes personal uniques',
      act: (w) => use(an(w, TYPE.jobLot), an(w, TYPE.goldfish, { number: 2_001 })),
      refusal: undefined,
    },
    {
      why: 'refuses perfume',
      act: (w) => use(an(w, TYPE.jobLot), an(w, TYPE.perfume)),
      refusal: 'not_for_job_lots',
    },
    {
      why: 'refuses aftershave',
      act: (w) => use(an(w, TYPE.jobLot), an(w, TYPE.aftershave)),
      refusal: 'not_for_job_lots',
    },
    {
      why: 'refuses Wishing Wells',
      act: (w) => use(an(w, TYPE.jobLot), an(w, TYPE.well)),
      refusal: 'not_for_job_lots',
    },
    {
      why: 'refuses a listed item',
      act: (w) => use(an(w, TYPE.jobLot), listed(w, TYPE.pebble)),
      refusal: 'on_market',
    },
  ])('$why', ({ act, refusal }) => {
    const world = createSampleWorld();

    expect(play(world, act(world)).refusal).toBe(refusal);
  });

  test('becomes a random ordinary item with its next number', () => {
    const now = SAMPLE_RETIREMENT;
    const found = new Set<number>();
    for (let chance = 0; chance < 1; chance += 0.02) {
      const world = createSampleWorld();
      const [jobLot, item] = [an(world, TYPE.jobLot), an(world, TYPE.spade, { number: 5_000 })];
      const { applied } = play(world, use(jobLot, item), { chance: [chance], now });
      const [result] = applied?.minted ?? [];
      found.add(result?.item_type_id ?? 0);
      expect(world.items.get(jobLot)).toMatchObject({ location: 'mixed', used_in_item_id: result?.item_id });
      expect(world.items.get(item)).toMatchObject({ location: 'mixed', used_in_item_id: result?.item_id });
    }

    const ordinary = SAMPLE_TYPES.filter((type) => type.set_id < 3).map((type) => type.id as number);
    const expected = ordinary.filter((id) => id !== TYPE.unreleased && id !== TYPE.retired);
    expect([...found].sort()).toEqual(expected.sort());
  });
});
