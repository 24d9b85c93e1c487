import { expect, test } from 'vitest';
import type { InMemoryWorld } from '../apply/in-memory-world.ts';
import { TYPE } from '../samples/sample-catalogue.ts';
import { ADA, addItem, BEN, createSampleWorld, play, SAMPLE_START } from '../samples/sample-world.ts';
import type { Action } from '../state/action.ts';
import type { ItemState } from '../state/item-state.ts';

const recycle = (world: InMemoryWorld, state: Partial<ItemState> = {}): Action => ({
  type: 'recycle',
  player_id: ADA,
  item_id: addItem(world, TYPE.flour, { user_id: ADA, ...state }),
});

test.each<{ why: string; state: Partial<ItemState>; refusal: string | undefined }>([
  { why: "another's item is not recycled", state: { user_id: BEN }, refusal: 'not_yours' },
  { why: 'a locked item is not recycled', state: { is_locked: true }, refusal: 'locked' },
  { why: 'a saved item is not recycled', state: { location: 'saved' }, refusal: 'not_in_pouch' },
  { why: 'not at once', state: { picked_up_at: SAMPLE_START }, refusal: 'too_soon_to_recycle' },
  {
    why: 'not within the minute',
    state: { picked_up_at: SAMPLE_START - 59_999 },
    refusal: 'too_soon_to_recycle',
  },
  { why: 'after a minute', state: { picked_up_at: SAMPLE_START - 60_000 }, refusal: undefined },
  { why: 'at once, where it was never picked up', state: { picked_up_at: null }, refusal: undefined },
])('$why', ({ state, refusal }) => {
  const world = createSampleWorld();

  expect(play(world, recycle(world, state)).refusal).toBe(refusal);
});

test('a recycled item is in the recycle center and has no owner', () => {
  const world = createSampleWorld();

  const { applied } = play(world, recycle(world));

  expect(applied?.moved).toMatchObject([{ location: 'recycle_center', user_id: null }]);
  expect(applied?.events).toMatchObject([{ type: 'itemrecycled', user_id: ADA }]);
});
