import { type ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestRings } from './best-rings.ts';
import { allRings, byRank, figuresOf, judged, type TriedRing } from './brute-force.fixture.ts';
import { ringsFor } from './find-rings.ts';
import { marketOf, somePlayers } from './random-market.fixture.ts';
import { giftsOf, ringFault, type SwapRing } from './ring.ts';
import { ringPages } from './ring-pages.ts';
import type { SwapPlayer } from './swap-player.ts';

const RUNS = { numRuns: 400 };
const friends = new Set([2, 4, 5].map((id) => PlayerId.parse(id)));
const ALL = { friends, most: 60 };

test('a found ring is one that every member would agree to [SW-02]', () => {
  fc.assert(
    fc.property(somePlayers, (players) => {
      const market = marketOf(players);
      const rings = [
        ...players.flatMap(({ id }) => ringsFor(market, id, ALL)),
        ...bestRings(market).values(),
      ];

      for (const ring of rings) {
        expect(tried(ring, players)).toMatchObject({ least: ring.least, total: ring.total });
        expect(ringFault(giftsOf(ring), (id) => market.get(id))).toBeUndefined();
      }
    }),
    RUNS,
  );
});

test('the best ring for each type equals brute force [SW-02]', () => {
  fc.assert(
    fc.property(somePlayers, (players) => {
      const [me] = players as [SwapPlayer];
      const market = marketOf(players);

      const found = ringsFor(market, me.id, ALL).map((ring) => tried(ring, players));

      expect(figuresByType(found)).toEqual(figuresByType(bestByType(allRings(players, me, friends))));
      expect([...found].sort(byRank)).toEqual(found);
    }),
    RUNS,
  );
});

test.each([
  { who: 'pairs', isIn: ({ gifts }: TriedRing) => gifts.length === 2 },
  {
    who: 'friends',
    isIn: ({ gifts }: TriedRing) => gifts.slice(1).every(({ player }) => friends.has(player.id)),
  },
] as const)('the rings of $who equal brute force [SW-02]', ({ who, isIn }) => {
  fc.assert(
    fc.property(somePlayers, (players) => {
      const [me] = players as [SwapPlayer];
      const expected = allRings(players, me, friends).filter(isIn);

      const found = ringsFor(marketOf(players), me.id, { ...ALL, who }).map((ring) => tried(ring, players));

      expect(figuresByType(found)).toEqual(figuresByType(bestByType(expected)));
    }),
    RUNS,
  );
});

test('rings can be limited to types, to a given item, and to a count [SW-02]', () => {
  fc.assert(
    fc.property(somePlayers, fc.nat({ max: 2 }), (players, choice) => {
      const [me] = players as [SwapPlayer];
      const market = marketOf(players);
      const types = (id: ItemTypeId) => id % 2 === 0;
      const rings = allRings(players, me, friends);
      const gives = me.offers[choice];
      const read = (options: object) =>
        ringsFor(market, me.id, { ...ALL, ...options }).map((ring) => tried(ring, players));

      expect(figuresByType(read({ types }))).toEqual(
        figuresByType(bestByType(rings.filter(({ gets }) => types(gets)))),
      );
      if (gives) {
        const giving = rings.filter(({ gifts }) => gifts[0]?.item.item_id === gives.item_id);
        expect(figuresByType(read({ gives: gives.item_id }))).toEqual(figuresByType(bestByType(giving)));
      }
      expect(read({ most: 1 }).map(figuresOf)).toEqual(read({}).map(figuresOf).slice(0, 1));
    }),
    RUNS,
  );
});

test('the best ring of every player equals brute force [SW-02]', () => {
  fc.assert(
    fc.property(somePlayers, (players) => {
      const found = bestRings(marketOf(players));

      for (const player of players) {
        const [best] = allRings(players, player).sort(byRank);
        const ring = found.get(player.id);
        expect(ring && figuresOf(tried(ring, players, new Set()))).toEqual(best && figuresOf(best));
        if (ring) expect(ring.members[0]?.player_id).toBe(player.id);
      }
    }),
    RUNS,
  );
});

test('a player who has left is in no ring [SW-08]', () => {
  fc.assert(
    fc.property(somePlayers, (players) => {
      const [me, left] = players as [SwapPlayer, SwapPlayer];
      const market = marketOf(players);

      market.remove(left.id);

      const rings = [...ringsFor(market, me.id, ALL), ...bestRings(market).values()];
      expect(rings.flatMap(({ members }) => members.map(({ player_id }) => player_id))).not.toContain(
        left.id,
      );
      expect(ringsFor(market, left.id, ALL)).toEqual([]);
      expect(bestRings(market).has(left.id)).toBe(false);
    }),
    RUNS,
  );
});

test('no item is in two rings of the first page, and no ring is lost [SW-02]', () => {
  fc.assert(
    fc.property(somePlayers, fc.integer({ min: 1, max: 4 }), (players, pageSize) => {
      const market = marketOf(players);
      const id = players[0]?.id as PlayerId;
      const rings = ringsFor(market, id, ALL);

      const [first = [], ...others] = ringPages(market, id, { ...ALL, pageSize });

      const items = first.flatMap(itemsOf);
      expect(new Set(items).size).toBe(items.length);
      expect(first.length).toBeLessThanOrEqual(pageSize);
      expect(first[0]).toEqual(rings[0]);
      const isFull = first.length === pageSize;
      const without = new Set(items);
      expect(isFull || ringsFor(market, id, { ...ALL, without }).length === 0).toBe(true);
      const isShown = (ring: SwapRing) => [first, ...others].flat().some((one) => sameRing(one, ring));
      expect(rings.every(isShown)).toBe(true);
      expect(others.slice(0, -1).every((page) => page.length === pageSize)).toBe(true);
    }),
    RUNS,
  );
});

function sameRing(one: SwapRing, other: SwapRing): boolean {
  return itemsOf(one).join() === itemsOf(other).join();
}

function itemsOf({ members }: SwapRing) {
  return members.map(({ gives }) => gives.item_id);
}

function tried({ members }: SwapRing, players: readonly SwapPlayer[], known = friends): TriedRing {
  const gifts = members.map(({ player_id, gives }) => {
    const player = players.find(({ id }) => id === player_id);
    const item = player?.offers.find(({ item_id }) => item_id === gives.item_id);
    if (!player || !item) throw new Error(`Player ${player_id} does not offer item ${gives.item_id}.`);
    expect(gives).toEqual(item);
    return { player, item };
  });
  expect(new Set(gifts.map(({ player }) => player)).size).toBe(gifts.length);
  expect(gifts.length).toBeGreaterThanOrEqual(2);
  expect(gifts.length).toBeLessThanOrEqual(5);
  const ring = judged(gifts, known);
  if (!ring) throw new Error('A member would not agree to this ring.');
  return ring;
}

function bestByType(rings: readonly TriedRing[]): TriedRing[] {
  const best = new Map<ItemTypeId, TriedRing>();
  for (const ring of rings) {
    const known = best.get(ring.gets);
    if (!known || byRank(ring, known) < 0) best.set(ring.gets, ring);
  }
  return [...best.values()];
}

function figuresByType(rings: readonly TriedRing[]) {
  return new Map(rings.map((ring) => [ring.gets, figuresOf(ring)]));
}
