import type { ItemId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import type { InMemoryWorld } from '../apply/in-memory-world.ts';
import { TYPE } from '../samples/sample-catalogue.ts';
import { ADA, addItem, createSampleWorld, play } from '../samples/sample-world.ts';
import type { Action } from '../state/action.ts';
import type { ItemState } from '../state/item-state.ts';

const an = (world: InMemoryWorld, type: number, state: Partial<ItemState> = {}) =>
  addItem(world, type, { user_id: ADA, ...state });
const use = (wand_id: ItemId, item_id: ItemId): Action => ({
  type: 'use_wand',
  player_id: ADA,
  wand_id,
  item_id,
});

test.each<{ why: string; act: (world: InMemoryWorld) => Action; refusal: string }>([
  { why: 'is a wand', act: (w) => use(an(w, TYPE.flour), an(w, TYPE.bun)), refusal: 'not_a_wand' },
  {
    why: 'does nothing to items that do not work with it',
    act: (w) => use(an(w, TYPE.wand), an(w, TYPE.flour)),
    refusal: 'not_for_wands',
  },
  {
    why: 'does nothing to what only has variants',
    act: (w) => use(an(w, TYPE.wand), an(w, TYPE.buildAUnique)),
    refusal: 'not_for_wands',
  },
  {
    why: 'does not reach a locked item',
    act: (w) => use(an(w, TYPE.wand), an(w, TYPE.bun, { is_locked: true })),
    refusal: 'locked',
  },
])('a wand $why', ({ act, refusal }) => {
  const world = createSampleWorld();

  expect(play(world, act(world)).refusal).toBe(refusal);
});

test.each([
  { chance: 0, variant: 2 },
  { chance: 0.99, variant: 4 },
])('a wand is used up and gives another variant by chance $chance', ({ chance, variant }) => {
  const world = createSampleWorld();
  const [wand, goldfish] = [an(world, TYPE.wand), an(world, TYPE.goldfish, { variant_id: 3 })];

  const { applied } = play(world, use(wand, goldfish), { chance: [chance] });

  expect(world.items.get(goldfish)).toMatchObject({ variant_id: variant, location: 'pouch', user_id: ADA });
  expect(world.items.get(wand)).toMatchObject({ location: 'mixed', used_in_item_id: goldfish });
  expect(applied?.events).toMatchObject([
    { type: 'itemcreated', primary_item: goldfish, recorded_for: [goldfish, wand] },
  ]);
});
