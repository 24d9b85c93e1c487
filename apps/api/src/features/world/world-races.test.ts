import type { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import { SAMPLE_CATALOGUE, TYPE, typeId } from '@wallabee/game/samples/sample-catalogue';
import { ADA, BEN, CLEO, OLD_PARK, TINY_PARK } from '@wallabee/game/samples/sample-world';
import type { Action } from '@wallabee/game/state/action';
import { expect, test } from 'vitest';
import { readWorld } from '../../../test/builders/read-world.ts';
import {
  CONNECTIONS,
  createSampleGame,
  foraging,
  MANY_PLAYERS,
  times,
} from '../../../test/builders/sample-game.ts';

const { db, clock, act, allAtOnce, anItem } = await createSampleGame();

test('two hundred forages of one type, forty at once, make consecutive numbers', async () => {
  const outcomes = [];
  for (let wave = 0; wave < 5; wave++) {
    outcomes.push(
      ...(await allAtOnce(
        times(CONNECTIONS, (index) => foraging(TYPE.flour, MANY_PLAYERS[index % MANY_PLAYERS.length])),
      )),
    );
  }

  const numbers = outcomes.flatMap(({ applied }) => applied?.minted.map((item) => item.number) ?? []);
  expect(numbers.sort((a, b) => a - b)).toEqual(times(200, (index) => index + 1));
});

test('one item is used once by concurrent actions', async () => {
  const [flour, starter] = [await anItem(TYPE.flour), await anItem(TYPE.starter)];
  const bens = await anItem(TYPE.starter, BEN);
  const ways: Action[] = [
    { type: 'recycle', player_id: ADA, item_id: flour },
    { type: 'drop', player_id: ADA, item_id: flour, place_id: OLD_PARK, lock: false },
    { type: 'mix', player_id: ADA, first_id: flour, second_id: starter, result_type_id: typeId(TYPE.dough) },
    { type: 'trade', player_id: BEN, other_id: ADA, given_id: bens, received_id: flour },
    { type: 'save', player_id: ADA, item_id: flour },
  ];

  const outcomes = await allAtOnce(times(30, (index) => ways[index % ways.length] as Action));

  expect(outcomes.filter(({ applied }) => applied)).toHaveLength(1);
});

test('of many players that pick up a dropped item one gets it', async () => {
  const item_id = await anItem(TYPE.flour);
  await act({ type: 'drop', player_id: ADA, item_id, place_id: OLD_PARK, lock: false });

  const outcomes = await allAtOnce(
    MANY_PLAYERS.map((player_id) => ({ type: 'pick_up', player_id, item_id })),
  );

  expect(outcomes.filter(({ applied }) => applied)).toHaveLength(1);
});

test('a code creates its hundred items exactly once, however many requests race [RD-04]', async () => {
  const outcomes = await allAtOnce(
    times(30, (index) => ({
      type: 'redeem_code',
      player_id: MANY_PLAYERS[index % 5] ?? ADA,
      code: 'BUILD-1',
    })),
  );

  const [won, ...others] = outcomes.flatMap(({ applied }) => applied ?? []);
  expect(others).toEqual([]);
  expect(won?.minted).toHaveLength(100);
  for (const item of won?.minted ?? []) expect(item).toMatchObject({ location: 'lockbox', is_locked: true });
  expect(won?.balances).toEqual([]);
  const refusals = outcomes.flatMap(({ reason }) => reason ?? []);
  // The winner's own five other attempts are refused for another reason.
  expect(refusals.toSorted()).toEqual([...Array(24).fill('code_used'), ...Array(5).fill('code_yours')]);
  expect((await readWorld(db, SAMPLE_CATALOGUE)).items.size).toBe(100);
});

test('a one-of-a-kind is created once', async () => {
  const gift = (player_id: PlayerId, recipient_id: PlayerId): Action => ({
    type: 'gift_unique',
    player_id,
    recipient_id,
    item_type_id: typeId(TYPE.heirloom),
    variant_id: null,
  });

  const outcomes = await allAtOnce(
    times(15, (index) => gift(MANY_PLAYERS[index] ?? ADA, MANY_PLAYERS[index + 15] ?? BEN)),
  );

  expect(outcomes.filter(({ applied }) => applied)).toHaveLength(1);
});

test('honeycombs are spent once', async () => {
  const outcomes = await allAtOnce(
    times(12, () => ({ type: 'buy', player_id: CLEO, item_type_id: typeId(TYPE.oven) })),
  );

  expect(outcomes.filter(({ applied }) => applied)).toHaveLength(2);
});

test('a listing sells once', async () => {
  const item_id = await anItem(TYPE.flour);
  await act({ type: 'list_on_market', player_id: ADA, item_id, cost: 10 });

  const outcomes = await allAtOnce([
    ...MANY_PLAYERS.map((player_id): Action => ({ type: 'buy_on_market', player_id, item_id })),
    { type: 'withdraw_from_market', player_id: ADA, item_id },
  ]);

  expect(outcomes.filter(({ applied }) => applied)).toHaveLength(1);
});

test('a place is never filled beyond its capacity', async () => {
  const items = await Promise.all(MANY_PLAYERS.map((player) => anItem(TYPE.flour, player)));

  const outcomes = await allAtOnce(
    items.map((item_id, index) => ({
      type: 'drop',
      player_id: MANY_PLAYERS[index] ?? ADA,
      item_id,
      place_id: TINY_PARK,
      lock: false,
    })),
  );

  expect(outcomes.filter(({ applied }) => applied)).toHaveLength(1);
});

test('concurrent mixes return different items, and concurrent finishers get different numbers', async () => {
  for (const player of MANY_PLAYERS.slice(0, 3))
    for (const type of [TYPE.pebble, TYPE.flour]) await anItem(type, player);
  clock.now = Date.parse('2025-01-01T00:00:00Z');
  for (const player_id of MANY_PLAYERS.slice(0, 3))
    await act({ type: 'release', player_id, reason: 'inactive' });
  const players = MANY_PLAYERS.slice(3, 9);
  const mixers = await Promise.all(players.map((player) => anItem(TYPE.goldMixer, player)));
  const flours = await Promise.all(players.map((player) => anItem(TYPE.flour, player)));

  const mixed = await allAtOnce(
    players.map((player_id, index) => ({
      type: 'use_mixer',
      player_id,
      mixer_id: mixers[index] as ItemId,
      item_id: flours[index] as ItemId,
    })),
  );
  const pebbles = await Promise.all(players.map((player) => anItem(TYPE.pebble, player)));
  const spades = await Promise.all(players.map((player) => anItem(TYPE.spade, player)));
  const saves = [...pebbles, ...spades].map(
    (item_id, index): Action => ({
      type: 'save',
      player_id: players[index % players.length] ?? ADA,
      item_id,
    }),
  );
  const saved = await allAtOnce(saves);

  expect(mixed.every(({ applied }) => applied)).toBe(true);
  const brought = mixed.map(({ applied }) => applied?.events[0]?.primary_item);
  expect(new Set(brought).size).toBe(players.length);
  const finishes = saved.flatMap(({ applied }) => applied?.completed.map(({ number }) => number) ?? []);
  expect(finishes.sort()).toEqual([1, 2, 3, 4, 5, 6]);
});
