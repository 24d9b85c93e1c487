import { expect, test } from 'vitest';
import type { InMemoryWorld } from '../apply/in-memory-world.ts';
import { SAMPLE_RETIREMENT, TYPE } from '../samples/sample-catalogue.ts';
import { ADA, addItem, BEN, createSampleWorld, play } from '../samples/sample-world.ts';
import type { Action } from '../state/action.ts';
import type { ItemState } from '../state/item-state.ts';

const open = (world: InMemoryWorld, type: number, state: Partial<ItemState> = {}): Action => ({
  type: 'open',
  player_id: ADA,
  item_id: addItem(world, type, { user_id: ADA, ...state }),
});

test.each([
  { type: TYPE.flour, state: {}, why: 'is no container', refusal: 'not_a_container' },
  { type: TYPE.cracker, state: {}, why: 'opens only in a trade', refusal: 'not_a_container' },
  { type: TYPE.mysteryBox, state: { user_id: BEN }, why: "is another's", refusal: 'not_yours' },
  { type: TYPE.mysteryBox, state: { is_locked: true }, why: 'is locked', refusal: 'locked' },
])('what $why stays shut', ({ type, state, refusal }) => {
  const world = createSampleWorld();

  expect(play(world, open(world, type, state)).refusal).toBe(refusal);
});

test.each([
  { type: TYPE.mysteryBox, event: 'mysteryboxopened', contents: [TYPE.flour, TYPE.bun] },
  { type: TYPE.mysteryBag, event: 'mysteryboxopened', contents: [TYPE.starter] },
  { type: TYPE.bronzeBox, event: 'mysteryboxopened', contents: [TYPE.pebble] },
  { type: TYPE.grabBag, event: 'grabbagopened', contents: [TYPE.card, TYPE.pebble] },
  // The heirloom is one of a kind, which is never drawn by chance.
  { type: TYPE.chest, event: 'chestopened', contents: [TYPE.branded] },
])('opening $type is recorded as $event and gives one of its contents', ({ type, event, contents }) => {
  const found = new Set<number>();
  for (const chance of [0, 0.3, 0.6, 0.99]) {
    const world = createSampleWorld();
    const action = open(world, type);
    const { applied } = play(world, action, { chance: [chance] });
    const [content] = applied?.minted ?? [];
    found.add(content?.item_type_id ?? 0);
    expect(applied?.moved).toMatchObject([{ location: 'destroyed', user_id: null, used_in_item_id: null }]);
    expect(applied?.events).toMatchObject([{ type: event, user_id: ADA, secondary_item: content?.item_id }]);
    expect(applied?.events[0]?.recorded_for).toHaveLength(2);
  }

  expect([...found].sort()).toEqual([...contents].sort());
});

test('a container whose contents are all retired stays shut', () => {
  const world = createSampleWorld();

  expect(play(world, open(world, TYPE.goldBox), { now: SAMPLE_RETIREMENT }).refusal).toBe('nothing_inside');
});
