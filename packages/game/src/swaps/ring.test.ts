import { ItemId, ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { bestRings } from './best-rings.ts';
import { ringsFor } from './find-rings.ts';
import { gainOf } from './gain.ts';
import { anItem, marketOf } from './random-market.fixture.ts';
import { ringFault, ringFrom } from './ring.ts';
import { type SwapItem, type SwapPlayer, type SwapWants, swapKey } from './swap-player.ts';
import { numbered } from './worth.ts';

const [ANN, BEA, CAM] = [PlayerId.parse(1), PlayerId.parse(2), PlayerId.parse(3)];
const item = (id: number, type: number, number: number) => anItem(ItemId.parse(id), type, number);
const [FLOUR, BUN, SPADE] = [item(11, 1, 20), item(21, 2, 30), item(31, 3, 40)];

const saved = (type: number, number: number) =>
  new Map([[ItemTypeId.parse(type), numbered({ number, issued: null })]]);

test.each<{
  why: string;
  wants?: Partial<SwapWants>;
  player?: Partial<SwapPlayer>;
  gain: number | undefined;
}>([
  { why: 'a missing type gains its worth', gain: FLOUR.worth },
  { why: 'a missing type that is not wanted', wants: { missing: false }, gain: undefined },
  {
    why: 'a better number gains the difference',
    player: { saved: saved(1, 50) },
    gain: FLOUR.worth - numbered({ number: 50, issued: null }).worth,
  },
  { why: 'a worse number', player: { saved: saved(1, 19) }, gain: undefined },
  { why: 'the same number', player: { saved: saved(1, 20) }, gain: undefined },
  {
    why: 'a better number of the same class, where the class must be better',
    wants: { lower: 'class' },
    player: { saved: saved(1, 50) },
    gain: undefined,
  },
  {
    why: 'a better class gains the difference',
    wants: { lower: 'class' },
    player: { saved: saved(1, 100) },
    gain: FLOUR.worth - 30_000,
  },
  {
    why: 'a better number, switched off',
    wants: { lower: 'off' },
    player: { saved: saved(1, 900) },
    gain: undefined,
  },
  {
    why: 'what a query found gains its worth',
    wants: { missing: false },
    player: { saved: saved(1, 5), wantedItems: new Set([FLOUR.item_id]) },
    gain: FLOUR.worth,
  },
  { why: 'an item of one’s own', player: { offers: [FLOUR] }, gain: undefined },
])('gain: $why [SW-02]', ({ wants, player, gain }) => {
  expect(gainOf(aPlayer(BEA, [], { ...player, wants: { ...WANTS, ...wants } }), FLOUR)).toBe(gain);
});

test.each<{ fault: string | undefined; change?: Partial<SwapPlayer>; gifts?: [PlayerId, SwapItem][] }>([
  { fault: undefined },
  { fault: 'size', gifts: [[ANN, FLOUR]] },
  {
    fault: 'repeats',
    gifts: [
      [ANN, FLOUR],
      [ANN, BUN],
    ],
  },
  {
    fault: 'repeats',
    gifts: [
      [ANN, FLOUR],
      [BEA, FLOUR],
    ],
  },
  {
    fault: 'no_such_player',
    gifts: [
      [ANN, FLOUR],
      [CAM, SPADE],
    ],
  },
  {
    fault: 'not_offered',
    gifts: [
      [ANN, FLOUR],
      [BEA, SPADE],
    ],
  },
  { fault: 'not_wanted', change: { saved: saved(1, 1) } },
  { fault: 'gives_better_class', change: { offers: [{ ...BUN, ...numbered({ number: 9, issued: null }) }] } },
  {
    fault: undefined,
    change: {
      offers: [{ ...BUN, ...numbered({ number: 9, issued: null }) }],
      wants: { missing: true, lower: 'any', gives_better_class: true },
    },
  },
  { fault: 'refused', change: { refused: new Set([swapKey(BUN.item_id, FLOUR.item_id)]) } },
  { fault: undefined, change: { refused: new Set([swapKey(FLOUR.item_id, BUN.item_id)]) } },
])('a ring with the fault $fault [SW-02]', ({ fault, change, gifts }) => {
  const players = [aPlayer(ANN, [FLOUR]), aPlayer(BEA, [BUN], change)];
  const given = (gifts ?? [[ANN, FLOUR] as const, [BEA, BUN] as const]).map(([player_id, { item_id }]) => ({
    player_id,
    item_id,
  }));

  expect(ringFault(given, (id) => players.find((player) => player.id === id))).toBe(fault);
});

test('a pair with a friend comes before an equal pair with another player [SW-02]', () => {
  const others = [21, 22, 23].map((id) => aPlayer(PlayerId.parse(id), [item(id, 2, 30)]));
  const only = { missing: false, lower: 'off', gives_better_class: false } as const;
  const ann = aPlayer(ANN, [FLOUR]);
  const market = marketOf([ann, ...others.map((other) => ({ ...other, saved: saved(2, 5) }))]);
  const listOf = (friend: number) =>
    ringsFor(market, ANN, { friends: new Set([PlayerId.parse(friend)]), most: 60, who: 'pairs' });

  expect(listOf(22).map(({ members }) => members[1]?.player_id)).toEqual([22]);
  expect(listOf(23).map(({ members }) => members[1]?.player_id)).toEqual([23]);
  expect(listOf(99).map(({ members }) => members[1]?.player_id)).toEqual([21]);
  market.put({ ...ann, wants: only });
  expect(listOf(22)).toEqual([]);
});

test('the best pair of a player is with a friend where others are equal [SW-02]', () => {
  const others = [21, 22, 23].map((id) =>
    aPlayer(PlayerId.parse(id), [item(id, 2, 30)], { saved: saved(2, 5) }),
  );
  const market = marketOf([aPlayer(ANN, [FLOUR]), ...others]);
  const bestOf = (friend: number) =>
    bestRings(market, {
      areFriends: (...pair) => pair.includes(ANN) && pair.includes(PlayerId.parse(friend)),
    });

  expect(bestOf(22).get(ANN)?.members[1]?.player_id).toBe(22);
  expect(bestOf(23).get(ANN)?.members[1]?.player_id).toBe(23);
});

test('of rings with equal gains the one with fewer players comes first [SW-02]', () => {
  const [better, given, spare, got] = [
    item(15, 1, 1_000),
    item(12, 2, 10_000),
    item(31, 3, 10_000),
    item(21, 4, 10_000),
  ];
  const only = (...items: readonly SwapItem[]) => ({
    wants: { missing: false, lower: 'off', gives_better_class: true } as const,
    wantedItems: new Set(items.map(({ item_id }) => item_id)),
  });
  const ann = aPlayer(ANN, [better, given], only(got));
  const bea = aPlayer(BEA, [got], only(better, spare));
  const cam = aPlayer(CAM, [spare], only(given));
  const listOf = (players: readonly SwapPlayer[]) =>
    ringsFor(marketOf(players), ANN, { friends: new Set(), most: 60 }).map(({ members, least, total }) => ({
      ...{ players: members.length, least, total },
    }));

  const equal = { least: 10_000, total: 30_000 };
  expect(listOf([ann, bea, cam])).toEqual([{ ...equal, players: 2 }]);
  expect(listOf([{ ...ann, offers: [given] }, bea, cam])).toEqual([{ ...equal, players: 3 }]);
});

test('a ring is the same from each of its members', () => {
  const market = marketOf([aPlayer(ANN, [FLOUR]), aPlayer(BEA, [BUN])]);
  const [ring] = ringsFor(market, ANN, { friends: new Set(), most: 1 });

  const turned = ring && ringFrom(ring, BEA);

  expect(turned?.members.map(({ player_id }) => player_id)).toEqual([BEA, ANN]);
  expect(turned).toEqual(ringsFor(market, BEA, { friends: new Set(), most: 1 })[0]);
});

function aPlayer(id: PlayerId, offers: readonly SwapItem[], facts: Partial<SwapPlayer> = {}): SwapPlayer {
  return {
    ...{ id, offers, saved: new Map(), wants: WANTS, wantedItems: new Set(), refused: new Set() },
    ...facts,
  };
}

const WANTS: SwapWants = { missing: true, lower: 'any', gives_better_class: false };
