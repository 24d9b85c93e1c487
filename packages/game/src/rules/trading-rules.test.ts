import { type ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import type { InMemoryWorld } from '../apply/in-memory-world.ts';
import { worldFaults } from '../checks/world-faults.ts';
import { TYPE } from '../samples/sample-catalogue.ts';
import { ADA, addItem, BANNED, BEN, createSampleWorld, MEMORIAL, play } from '../samples/sample-world.ts';
import type { Action } from '../state/action.ts';
import type { ItemState } from '../state/item-state.ts';

const of = (
  world: InMemoryWorld,
  user_id: PlayerId,
  type: number = TYPE.flour,
  state: Partial<ItemState> = {},
) => addItem(world, type, { user_id, ...state });
const trade = (given_id: ItemId, received_id: ItemId, other_id = BEN): Action => ({
  type: 'trade',
  player_id: ADA,
  other_id,
  given_id,
  received_id,
});

test.each<{ why: string; act: (world: InMemoryWorld) => Action; refusal: string }>([
  { why: 'with oneself', act: (w) => trade(of(w, ADA), of(w, ADA), ADA), refusal: 'trade_with_oneself' },
  {
    why: 'with nobody',
    act: (w) => trade(of(w, ADA), of(w, BEN), PlayerId.parse(99)),
    refusal: 'no_such_player',
  },
  {
    why: 'with a banned player',
    act: (w) => trade(of(w, ADA), of(w, BANNED), BANNED),
    refusal: 'other_player_gone',
  },
  {
    why: 'with a memorial',
    act: (w) => trade(of(w, ADA), of(w, MEMORIAL), MEMORIAL),
    refusal: 'other_player_gone',
  },
  { why: "of another's item", act: (w) => trade(of(w, BEN), of(w, BEN)), refusal: 'not_yours' },
  {
    why: 'of a locked item',
    act: (w) => trade(of(w, ADA, TYPE.flour, { is_locked: true }), of(w, BEN)),
    refusal: 'locked',
  },
  {
    why: 'for an item the other does not have',
    act: (w) => trade(of(w, ADA), of(w, ADA)),
    refusal: 'not_theirs',
  },
  {
    why: "for the other's locked item",
    act: (w) => trade(of(w, ADA), of(w, BEN, TYPE.flour, { is_locked: true })),
    refusal: 'not_theirs',
  },
  {
    why: "for the other's saved item",
    act: (w) => trade(of(w, ADA), of(w, BEN, TYPE.flour, { location: 'saved' })),
    refusal: 'not_theirs',
  },
  { why: 'for nothing known', act: (w) => trade(of(w, ADA), 99 as ItemId), refusal: 'no_such_item' },
])('there is no trade $why', ({ act, refusal }) => {
  const world = createSampleWorld();

  expect(play(world, act(world)).refusal).toBe(refusal);
});

test('a trade exchanges the two items', () => {
  const world = createSampleWorld();
  const [given, received] = [of(world, ADA, TYPE.flour), of(world, BEN, TYPE.oven)];

  const { applied } = play(world, trade(given, received));

  expect(world.items.get(given)).toMatchObject({ location: 'pouch', user_id: BEN });
  expect(world.items.get(received)).toMatchObject({ location: 'pouch', user_id: ADA });
  expect(applied?.events).toMatchObject([
    { type: 'itemtraded', user_id: ADA, gift_user_id: BEN, recorded_for: [given, received] },
  ]);
  expect(world.counters.get(ADA)?.get('trades')).toBe(1);
  expect(world.counters.get(BEN)?.get('trades')).toBe(1);
});

describe('a Christmas Cracker', () => {
  test.each([
    { chance: 0, winner: ADA },
    { chance: 0.5, winner: BEN },
  ])(
    'is destroyed in a trade, and by chance $chance player $winner has a party hat',
    ({ chance, winner }) => {
      const world = createSampleWorld();
      const [cracker, oven] = [of(world, ADA, TYPE.cracker), of(world, BEN, TYPE.oven)];

      const { applied } = play(world, trade(cracker, oven), { chance: [chance, 0.99] });

      expect(world.items.get(cracker)).toMatchObject({ location: 'destroyed', user_id: null });
      expect(world.items.get(oven)).toMatchObject({ location: 'pouch', user_id: ADA });
      expect(applied?.minted).toMatchObject([
        { item_type_id: TYPE.foilCrown, location: 'pouch', user_id: winner },
      ]);
      expect(applied?.events).toHaveLength(1);
      expect(applied?.events[0]?.recorded_for).toEqual([cracker, oven, applied?.minted[0]?.item_id]);
    },
  );

  test('traded for another gives two hats', () => {
    const world = createSampleWorld();
    const given = play(world, { type: 'buy', player_id: ADA, item_type_id: TYPE.cracker as never });
    const received = play(world, { type: 'buy', player_id: BEN, item_type_id: TYPE.cracker as never });
    const ids = [given, received].map(({ applied }) => applied?.minted[0]?.item_id as ItemId);

    const { applied } = play(world, trade(ids[0] as ItemId, ids[1] as ItemId), {
      chance: [0, 0, 0.9, 0.9, 0.9, 0],
    });

    expect(applied?.minted).toMatchObject([
      { item_type_id: TYPE.paperCrown, variant_id: 4, user_id: ADA },
      { item_type_id: TYPE.foilCrown, variant_id: null, user_id: BEN },
    ]);
    expect(world.counters.get(BEN)?.get('crackers')).toBe(2);
    expect(worldFaults(world, new Map(createSampleWorld().issued))).toEqual([]);
  });
});
