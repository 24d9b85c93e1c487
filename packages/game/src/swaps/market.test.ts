import { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestRings } from './best-rings.ts';
import { ringsFor } from './find-rings.ts';
import { createSwapMarket, type SwapMarket } from './market.ts';
import { anItem, marketOf, somePlayers } from './random-market.fixture.ts';
import type { SwapPlayer } from './swap-player.ts';

const ALL = { friends: new Set<PlayerId>(), most: 60 };

test('a market after any changes finds the same rings as a new one [SW-02]', () => {
  const changes = fc.array(fc.tuple(somePlayers, fc.nat({ max: 3 })), { minLength: 1, maxLength: 5 });

  fc.assert(
    fc.property(changes, (rounds) => {
      const market = createSwapMarket();
      const players = new Map<PlayerId, SwapPlayer>();
      for (const [changed, left] of rounds) {
        for (const player of changed) {
          market.put(player);
          players.set(player.id, player);
        }
        market.remove(PlayerId.parse(left));
        players.delete(PlayerId.parse(left));
      }

      expect(found(market, players)).toEqual(found(marketOf([...players.values()]), players));
      expect(market.size).toBe(players.size);
      for (const player of players.values())
        expect(comparable(market.get(player.id))).toEqual(comparable(player));
    }),
    { numRuns: 300 },
  );
});

test('an item that has changed hands is offered by its new owner only [SW-02]', () => {
  const [ann, bea] = [PlayerId.parse(1), PlayerId.parse(2)];
  const [first, second] = [anItem(ItemId.parse(1), 1, 5), anItem(ItemId.parse(2), 2, 50)];
  const market = marketOf([player(ann, [first, second]), player(bea, [])]);

  market.put(player(bea, [first]));

  expect(market.get(ann)?.offers).toEqual([second]);
  expect(market.get(bea)?.offers).toEqual([first]);
  market.put(player(ann, [second]));
  expect(market.get(bea)?.offers).toEqual([first]);
});

test('thousands of items are found by their ids after changes', () => {
  const market = createSwapMarket();
  const { items, offers } = market.tables;
  const owned = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => anItem(ItemId.parse(from + i * 3), 1 + (i % 4), 1 + i));
  for (let id = 1; id <= 20; id += 1) market.put(player(PlayerId.parse(id), owned(id * 10_000, 200)));
  for (let id = 2; id <= 20; id += 2) market.remove(PlayerId.parse(id));
  for (let id = 1; id <= 20; id += 4) market.put(player(PlayerId.parse(id), owned(id * 10_000, 100)));

  const expected = (id: number) => (id % 2 === 0 ? 0 : id % 4 === 1 ? 100 : 200);
  for (let id = 1; id <= 20; id += 1) {
    const ids = owned(id * 10_000, 200).map(({ item_id }) => item_id);
    const known = ids.filter((item) => items.find(item) !== -1);
    expect(known).toEqual(ids.slice(0, expected(id)));
    for (const item of known) expect(offers.itemId(items.find(item))).toBe(item);
  }
});

function found(market: SwapMarket, players: ReadonlyMap<PlayerId, SwapPlayer>) {
  const best = bestRings(market);
  return [...players.keys()].map((id) => ({ best: best.get(id), list: ringsFor(market, id, ALL) }));
}

function comparable(player: SwapPlayer | undefined) {
  return player && { ...player, offers: player.offers.toSorted((a, b) => a.item_id - b.item_id) };
}

function player(id: PlayerId, offers: SwapPlayer['offers']): SwapPlayer {
  const wants = { missing: true, lower: 'any', gives_better_class: false } as const;
  return { id, offers, saved: new Map(), wants, wantedItems: new Set(), refused: new Set() };
}
