import { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allRings, judged, type TriedRing } from './brute-force.fixture.ts';
import { anItem, marketOf, somePlayers } from './random-market.fixture.ts';
import type { SwapRing } from './ring.ts';
import { type BrokenGift, ringsInstead } from './rings-instead.ts';
import type { SwapItem, SwapPlayer } from './swap-player.ts';

const friends = new Set<PlayerId>();
const [ANN, BEA, CAM] = [PlayerId.parse(1), PlayerId.parse(2), PlayerId.parse(3)];

test('rings instead of a broken one are valid, and say who gives and gets the same [SW-05]', () => {
  fc.assert(
    fc.property(somePlayers, fc.nat(), fc.nat(), (players, choice, gone) => {
      const rings = allRings(players, players[0] as SwapPlayer);
      const ring = rings[choice % Math.max(1, rings.length)];
      if (!ring) return;
      const broken = giftsOf(ring);
      const goneItem = broken[gone % broken.length]?.item_id as ItemId;
      const playerId = broken[choice % broken.length]?.player_id as PlayerId;

      const found = ringsInstead(marketOf(players), broken, {
        goneItems: new Set([goneItem]),
        playerId,
        friends,
      });

      expect(found.length).toBeLessThanOrEqual(3);
      for (const { ring: other, kind, unchanged } of found) {
        expect(judged(giftsIn(other, players))).toMatchObject({ least: other.least, total: other.total });
        expect(other.members[0]?.player_id).toBe(playerId);
        expect(other.members.map(({ gives }) => gives.item_id)).not.toContain(goneItem);
        expect(unchanged).toEqual(sameSwaps(other, broken));
        if (kind === 'without') expect(other.members).toHaveLength(broken.length - 1);
        if (kind === 'other_item') {
          expect(playersOf(other)).toEqual(new Set(broken.map(({ player_id }) => player_id)));
        }
      }
      expect(new Set(found.map(({ ring: { members } }) => JSON.stringify(members))).size).toBe(found.length);
    }),
    { numRuns: 1_000 },
  );
});

test('one of each kind is found, seen from a member whose item is still there [SW-05]', () => {
  const flour = [item(11, 1, 20), item(12, 1, 30)];
  const [bun, other] = [item(21, 2, 20), item(22, 2, 50)];
  const spade = item(31, 3, 40);
  const players = [player(ANN, [...flour]), player(BEA, [bun, other]), player(CAM, [spade])];
  const broken = [gift(ANN, flour[0] as SwapItem), gift(BEA, bun), gift(CAM, spade)];

  const found = ringsInstead(marketOf(players), broken, {
    goneItems: new Set([bun.item_id]),
    playerId: ANN,
    friends,
  });

  expect(found.map(({ kind, ring, unchanged }) => ({ kind, gives: itemsOf(ring), unchanged }))).toEqual([
    { kind: 'without', gives: [11, 31], unchanged: [ANN] },
    { kind: 'other_item', gives: [11, 22, 31], unchanged: [ANN] },
    expect.objectContaining({ kind: 'new' }),
  ]);
});

test('a member whose own item is gone is offered another of their items [SW-05]', () => {
  const [flour, more, bun] = [item(11, 1, 20), item(12, 1, 30), item(21, 2, 20)];
  const players = [player(ANN, [flour, more]), player(BEA, [bun])];

  const found = ringsInstead(marketOf(players), [gift(ANN, flour), gift(BEA, bun)], {
    goneItems: new Set([flour.item_id]),
    playerId: ANN,
    friends,
  });

  expect(found.map(({ kind, ring, unchanged }) => ({ kind, gives: itemsOf(ring), unchanged }))).toEqual([
    { kind: 'other_item', gives: [12, 21], unchanged: [] },
  ]);
});

test('nothing is offered to somebody who is not in the ring or has left swaps [SW-08]', () => {
  const [flour, bun, spade] = [item(11, 1, 20), item(21, 2, 20), item(31, 3, 20)];
  const market = marketOf([player(ANN, [flour]), player(BEA, [bun]), player(CAM, [spade])]);
  const broken = [gift(ANN, flour), gift(BEA, bun)];
  const goneItems = new Set([bun.item_id]);

  expect(ringsInstead(market, broken, { goneItems, playerId: CAM, friends })).toEqual([]);
  market.remove(ANN);
  expect(ringsInstead(market, broken, { goneItems, playerId: ANN, friends })).toEqual([]);
});

function item(id: number, type: number, number: number): SwapItem {
  return anItem(ItemId.parse(id), type, number);
}

function player(id: PlayerId, offers: readonly SwapItem[]): SwapPlayer {
  return {
    id,
    offers,
    saved: new Map(offers.map((offer) => [offer.item_type_id, offer])),
    wants: { missing: true, lower: 'off', gives_better_class: false },
    wantedItems: new Set(),
    refused: new Set(),
  };
}

function gift(player_id: PlayerId, { item_id, item_type_id }: SwapItem): BrokenGift {
  return { player_id, item_id, item_type_id };
}

function giftsOf({ gifts }: TriedRing): BrokenGift[] {
  return gifts.map((each) => gift(each.player.id, each.item));
}

function giftsIn({ members }: SwapRing, players: readonly SwapPlayer[]): TriedRing['gifts'] {
  return members.map(({ player_id, gives }) => {
    const giver = players.find(({ id }) => id === player_id) as SwapPlayer;
    expect(giver.offers).toContainEqual(gives);
    return { player: giver, item: gives };
  });
}

function sameSwaps({ members }: SwapRing, broken: readonly BrokenGift[]): PlayerId[] {
  const same: PlayerId[] = [];
  members.forEach(({ player_id, gives }, index) => {
    const before = broken.findIndex((each) => each.player_id === player_id);
    const got = members[(index + members.length - 1) % members.length]?.gives.item_id;
    const gotBefore = broken[(before + broken.length - 1) % broken.length]?.item_id;
    if (broken[before]?.item_id === gives.item_id && got === gotBefore) same.push(player_id);
  });
  return same;
}

function playersOf({ members }: SwapRing): Set<PlayerId> {
  return new Set(members.map(({ player_id }) => player_id));
}

function itemsOf({ members }: SwapRing): number[] {
  return members.map(({ gives }) => gives.item_id);
}
