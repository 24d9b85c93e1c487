import { ItemId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import type { InMemoryWorld } from '../apply/in-memory-world.ts';
import { TYPE } from '../samples/sample-catalogue.ts';
import { ADA, addItem, BEN, createSampleWorld, play } from '../samples/sample-world.ts';
import type { Action } from '../state/action.ts';
import type { ItemState } from '../state/item-state.ts';

type Kind = 'lock' | 'unlock' | 'stash' | 'unstash';

const act = (type: Kind, item_id: ItemId): Action => ({ type, player_id: ADA, item_id });
const anItem = (world: InMemoryWorld, state: Partial<ItemState> = {}) =>
  addItem(world, TYPE.flour, { user_id: ADA, ...state });
const listed = (world: InMemoryWorld) => {
  const item_id = anItem(world);
  play(world, { type: 'list_on_market', player_id: ADA, item_id, cost: 5 });
  return item_id;
};

test.each<{ why: string; kind: Kind; of: (world: InMemoryWorld) => ItemId; refusal: string }>([
  { why: 'an unknown item', kind: 'lock', of: () => ItemId.parse(99), refusal: 'no_such_item' },
  {
    why: "another's item",
    kind: 'lock',
    of: (world) => anItem(world, { user_id: BEN }),
    refusal: 'not_yours',
  },
  {
    why: 'a locked item',
    kind: 'lock',
    of: (world) => anItem(world, { is_locked: true }),
    refusal: 'locked',
  },
  {
    why: 'a saved item',
    kind: 'lock',
    of: (world) => anItem(world, { location: 'saved' }),
    refusal: 'not_in_pouch',
  },
  { why: 'a listed item', kind: 'lock', of: listed, refusal: 'on_market' },
  { why: 'an unlocked item', kind: 'unlock', of: anItem, refusal: 'not_locked' },
  {
    why: 'an item in the lockbox',
    kind: 'unlock',
    of: (world) => anItem(world, { location: 'lockbox', is_locked: true }),
    refusal: 'not_in_pouch',
  },
  {
    why: 'a saved item',
    kind: 'stash',
    of: (world) => anItem(world, { location: 'saved' }),
    refusal: 'not_in_pouch',
  },
  { why: 'a listed item', kind: 'stash', of: listed, refusal: 'on_market' },
  { why: 'an item in the pouch', kind: 'unstash', of: anItem, refusal: 'not_in_lockbox' },
  {
    why: "another's item",
    kind: 'unstash',
    of: (world) => anItem(world, { user_id: BEN, location: 'lockbox', is_locked: true }),
    refusal: 'not_yours',
  },
])('a player cannot $kind $why', ({ kind, of, refusal }) => {
  const world = createSampleWorld();

  expect(play(world, act(kind, of(world))).refusal).toBe(refusal);
});

test('locking and unlocking change the lock and nothing else, and leave no history event', () => {
  const world = createSampleWorld();
  const item = anItem(world);

  const locking = play(world, act('lock', item));
  const whenLocked = world.items.get(item);
  play(world, act('unlock', item));

  expect(locking.applied?.events).toEqual([]);
  expect(whenLocked).toMatchObject({ location: 'pouch', is_locked: true, user_id: ADA });
  expect(world.items.get(item)).toMatchObject({ location: 'pouch', is_locked: false, user_id: ADA });
  expect(world.counters.get(ADA)?.get('locked')).toBe(0);
});

test('a stashed item is locked, and stays so when it comes out', () => {
  const world = createSampleWorld();
  const item = anItem(world);

  const stashing = play(world, act('stash', item));
  const inBox = world.items.get(item);
  const unstashing = play(world, act('unstash', item));

  expect(stashing.applied?.events).toMatchObject([{ type: 'itemlockboxed', user_id: ADA }]);
  expect(inBox).toMatchObject({ location: 'lockbox', is_locked: true, user_id: ADA });
  expect(unstashing.applied?.events).toMatchObject([{ type: 'itemunlockboxed', user_id: ADA }]);
  expect(world.items.get(item)).toMatchObject({ location: 'pouch', is_locked: true, user_id: ADA });
  expect(world.counters.get(ADA)?.get('locked')).toBe(1);
});
