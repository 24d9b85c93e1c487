import { expect, test } from 'vitest';
import { SAMPLE_RETIREMENT, TYPE, typeId } from '../samples/sample-catalogue.ts';
import { ADA, CLEO, createSampleWorld, play } from '../samples/sample-world.ts';
import { LARGEST_TOP_UP, MARKET_BUY_NOW_COST } from './game-facts.ts';

const buy = (type: number, player = ADA) =>
  ({ type: 'buy', player_id: player, item_type_id: typeId(type) }) as const;

test.each([
  { why: 'what no store sells', action: buy(TYPE.flour), refusal: 'not_sold' },
  { why: 'what costs too much', action: buy(TYPE.cracker, CLEO), refusal: 'not_enough_honeycombs' },
  {
    why: 'what the Market asks too much for',
    action: buy(TYPE.marketOnly, CLEO),
    refusal: 'not_enough_honeycombs',
  },
  {
    why: 'at a price of before [PN-04]',
    action: { ...buy(TYPE.cracker), cost: 1 },
    refusal: 'price_changed',
  },
  { why: "a '?'", action: buy(TYPE.unreleased), refusal: 'not_released' },
  { why: 'an unknown type', action: buy(9_999), refusal: 'no_such_item_type' },
])('a player cannot buy $why', ({ action, refusal }) => {
  expect(play(createSampleWorld(), action).refusal).toBe(refusal);
});

test('stores no longer sell what is retired', () => {
  expect(play(createSampleWorld(), buy(TYPE.retired), { now: SAMPLE_RETIREMENT }).refusal).toBe('retired');
});

test('a purchase costs what the store asks, to the last honeycomb', () => {
  const world = createSampleWorld();

  const { applied } = play(world, buy(TYPE.oven, CLEO));
  play(world, buy(TYPE.oven, CLEO));

  expect(applied?.events).toMatchObject([{ type: 'itempurchased', user_id: CLEO }]);
  expect(world.players.get(CLEO)?.balance).toBe(0);
  expect(play(world, buy(TYPE.oven, CLEO)).refusal).toBe('not_enough_honeycombs');
});

test('the Market sells new items that no store has, at its own price', () => {
  const world = createSampleWorld();

  const { applied } = play(world, buy(TYPE.marketOnly));

  expect(applied?.events).toMatchObject([{ type: 'marketpurchase', user_id: ADA }]);
  expect(applied?.balances).toEqual([{ player_id: ADA, by: -MARKET_BUY_NOW_COST }]);
});

test.each([0, -5, 1.5, Number.NaN, LARGEST_TOP_UP + 1])('%d honeycombs are not sold', (honeycombs) => {
  expect(play(createSampleWorld(), { type: 'top_up', player_id: ADA, honeycombs }).refusal).toBe(
    'bad_top_up',
  );
});

test('bought honeycombs are in the balance', () => {
  const world = createSampleWorld();

  play(world, { type: 'top_up', player_id: CLEO, honeycombs: 60 });

  expect(world.players.get(CLEO)?.balance).toBe(100);
});
