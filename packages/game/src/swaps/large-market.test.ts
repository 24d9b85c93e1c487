import { ItemId, type ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { randomNumbers } from '../samples/sample-steps.ts';
import { bestRings } from './best-rings.ts';
import { judged } from './brute-force.fixture.ts';
import { ringsFor } from './find-rings.ts';
import { anItem, marketOf } from './random-market.fixture.ts';
import type { SwapRing } from './ring.ts';
import type { SwapItem, SwapPlayer } from './swap-player.ts';

/** A market in which the lists of the search do not hold everything. */
const PLAYERS = manyPlayers(400);
const byId = new Map(PLAYERS.map((player) => [player.id, player]));
const market = marketOf(PLAYERS);
const friends = new Set([...byId.keys()].filter((id) => id % 7 === 0));
const ALL = { friends, most: 60 };

test.each([
  { what: 'all rings', options: ALL },
  { what: 'pairs', options: { ...ALL, who: 'pairs' } },
  { what: 'rings of friends', options: { ...ALL, who: 'friends' } },
  { what: 'rings for some types', options: { ...ALL, types: (id: ItemTypeId) => id % 3 === 0 } },
] as const)(
  'in a large market the list of $what has valid rings, one for each type [SW-02]',
  ({ options }) => {
    for (const { id } of PLAYERS.slice(0, 12)) {
      const rings = ringsFor(market, id, options);

      expect(rings.length).toBeLessThanOrEqual(60);
      for (const ring of rings) expectValid(ring);
      const types = rings.map(({ members }) => members.at(-1)?.gives.item_type_id);
      expect(new Set(types).size).toBe(types.length);
      expect(rings.map(({ least }) => least)).toEqual(
        rings.map(({ least }) => least).toSorted((a, b) => b - a),
      );
    }
  },
);

test('in a large market most players have a ring, and they are with different players [SW-02]', () => {
  const best = bestRings(market);

  const partners = new Map<PlayerId, number>();
  for (const [id, ring] of best) {
    expectValid(ring);
    expect(ring.members[0]?.player_id).toBe(id);
    const partner = ring.members[1]?.player_id as PlayerId;
    partners.set(partner, (partners.get(partner) ?? 0) + 1);
  }
  expect(best.size).toBeGreaterThan(PLAYERS.length * 0.8);
  expect(Math.max(...partners.values())).toBeLessThan(PLAYERS.length / 8);
});

test('the best ring of a player gains about as much as the best of the list [SW-02]', () => {
  const best = bestRings(market);

  const listed = PLAYERS.slice(0, 80).flatMap(({ id }) => ringsFor(market, id, { ...ALL, most: 1 })[0] ?? []);

  const shares = listed.map(({ members, least }) => (best.get(idOf(members))?.least ?? 0) / least);
  expect(shares.filter((share) => share > 0.9).length).toBeGreaterThan(shares.length * 0.8);
});

function idOf(members: SwapRing['members']): PlayerId {
  return members[0]?.player_id as PlayerId;
}

function expectValid({ members, least, total }: SwapRing) {
  const gifts = members.map(({ player_id, gives }) => {
    const player = byId.get(player_id) as SwapPlayer;
    const item = player.offers.find(({ item_id }) => item_id === gives.item_id) as SwapItem;
    expect(gives).toEqual(item);
    return { player, item };
  });
  expect(new Set(gifts.map(({ player }) => player)).size).toBe(gifts.length);
  expect(judged(gifts)).toMatchObject({ least, total });
}

function manyPlayers(count: number): SwapPlayer[] {
  const random = randomNumbers(3);
  const type = () => 7 + Math.floor(random() ** 2 * 60);
  const number = () => Math.ceil(10 ** (random() * 4.3));
  let items = 0;
  const newItem = (): SwapItem => {
    items += 1;
    return anItem(ItemId.parse(items), type(), number());
  };
  return Array.from({ length: count }, (_, index) => ({
    id: PlayerId.parse(index + 1),
    offers: Array.from({ length: 12 }, newItem),
    saved: new Map(Array.from({ length: 25 }, newItem).map((item) => [item.item_type_id, item])),
    wants: {
      missing: random() < 0.9,
      lower: random() < 0.5 ? 'any' : 'class',
      gives_better_class: random() < 0.1,
    },
    wantedItems: new Set(Array.from({ length: 2 }, () => ItemId.parse(1 + Math.floor(random() * 1_000)))),
    refused: new Set<string>(),
  }));
}
