import type { ItemId } from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import type { InMemoryWorld } from '../apply/in-memory-world.ts';
import { TYPE } from '../samples/sample-catalogue.ts';
import { ADA, addItem, BEN, CLEO, createSampleWorld, play, SAMPLE_START } from '../samples/sample-world.ts';
import type { Action } from '../state/action.ts';
import type { ItemState } from '../state/item-state.ts';

const an = (world: InMemoryWorld, type: number = TYPE.flour, state: Partial<ItemState> = {}) =>
  addItem(world, type, { user_id: ADA, ...state });
const list = (item_id: ItemId, cost = 30): Action => ({
  type: 'list_on_market',
  player_id: ADA,
  item_id,
  cost,
});
const withdraw = (item_id: ItemId): Action => ({ type: 'withdraw_from_market', player_id: ADA, item_id });
const buy = (item_id: ItemId, player_id = CLEO): Action => ({ type: 'buy_on_market', player_id, item_id });
const listed = (world: InMemoryWorld, cost = 30) => {
  const item = an(world);
  play(world, list(item, cost));
  return item;
};

type Case = { why: string; act: (world: InMemoryWorld) => Action; refusal: string };

describe('selling', () => {
  test.each<Case>([
    { why: 'a Wallagraphic', act: (w) => list(an(w, TYPE.card)), refusal: 'not_for_market' },
    { why: "another's item", act: (w) => list(an(w, TYPE.flour, { user_id: BEN })), refusal: 'not_yours' },
    { why: 'a locked item', act: (w) => list(an(w, TYPE.flour, { is_locked: true })), refusal: 'locked' },
    { why: 'a listed item', act: (w) => list(listed(w)), refusal: 'on_market' },
    { why: 'for nothing', act: (w) => list(an(w), 0), refusal: 'bad_cost' },
    { why: 'for part of a honeycomb', act: (w) => list(an(w), 1.5), refusal: 'bad_cost' },
    { why: 'for a fortune', act: (w) => list(an(w), 1_000_001), refusal: 'bad_cost' },
    { why: 'to oneself', act: (w) => withdraw(an(w)), refusal: 'not_on_market' },
  ])('is refused: $why', ({ act, refusal }) => {
    const world = createSampleWorld();

    expect(play(world, act(world)).refusal).toBe(refusal);
  });

  test('keeps the item in the pouch until it is sold or withdrawn', () => {
    const world = createSampleWorld();
    const item = listed(world);

    expect(world.listings.get(item)).toEqual({
      item_id: item,
      seller_id: ADA,
      cost: 30,
      listed_at: SAMPLE_START,
    });
    expect(world.items.get(item)).toMatchObject({ location: 'pouch', user_id: ADA });

    play(world, withdraw(item));

    expect(world.listings.size).toBe(0);
  });
});

describe('buying', () => {
  test.each<Case>([
    { why: 'an unknown item', act: () => buy(99 as ItemId), refusal: 'no_such_item' },
    { why: 'what is not for sale', act: (w) => buy(an(w)), refusal: 'not_on_market' },
    { why: 'from oneself', act: (w) => buy(listed(w), ADA), refusal: 'own_listing' },
    {
      why: 'for less than it costs [PN-04]',
      act: (w) => ({ ...buy(listed(w, 40)), cost: 39 }) as Action,
      refusal: 'price_changed',
    },
    {
      why: 'for more than it costs [PN-04]',
      act: (w) => ({ ...buy(listed(w, 40)), cost: 41 }) as Action,
      refusal: 'price_changed',
    },
    { why: 'without the honeycombs', act: (w) => buy(listed(w, 41)), refusal: 'not_enough_honeycombs' },
    {
      why: 'from a player since banned',
      act: (world) => {
        const item = listed(world);
        const ada = world.players.get(ADA);
        if (ada) world.players.set(ADA, { ...ada, is_enabled: false });
        return buy(item);
      },
      refusal: 'other_player_gone',
    },
  ])('is refused: $why', ({ act, refusal }) => {
    const world = createSampleWorld();

    expect(play(world, act(world)).refusal).toBe(refusal);
  });

  test('moves the item one way and the honeycombs the other', () => {
    const world = createSampleWorld();
    const item = listed(world, 40);

    const { applied } = play(world, buy(item));

    expect(world.items.get(item)).toMatchObject({ location: 'pouch', user_id: CLEO });
    expect(world.players.get(CLEO)?.balance).toBe(0);
    expect(world.players.get(ADA)?.balance).toBe(2_040);
    expect(world.listings.size).toBe(0);
    expect(applied?.events).toMatchObject([
      { type: 'marketsold', user_id: ADA },
      { type: 'marketpurchase', user_id: CLEO },
    ]);
    expect(world.counters.get(ADA)?.get('market_sales')).toBe(1);
  });
});
