import { ItemId, ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import fc from 'fast-check';
import { createSwapMarket, type SwapMarket } from './market.ts';
import { type SwapItem, type SwapPlayer, swapKey } from './swap-player.ts';
import { numbered, type Rarity } from './worth.ts';

/** The last types are uniques, of which so many were issued. */
const TYPES = 6;
const ISSUED = new Map([
  [5, 8],
  [6, 40],
]);

const aType = fc.integer({ min: 1, max: TYPES });
const aNumber = fc.oneof(
  fc.integer({ min: 1, max: 9 }),
  fc.integer({ min: 10, max: 60 }),
  fc.integer({ min: 1_000, max: 1_010 }),
  fc.constantFrom(150, 20_000, 20_001),
);

export function rarity(type: number, number: number): Rarity {
  const issued = ISSUED.get(type) ?? null;
  return { number: issued === null ? number : 1 + (number % issued), issued };
}

const wants = fc.record({
  missing: fc.oneof(
    { weight: 4, arbitrary: fc.constant(true) },
    { weight: 1, arbitrary: fc.constant(false) },
  ),
  lower: fc.constantFrom('off', 'class', 'any', 'any' as const),
  gives_better_class: fc.oneof(
    { weight: 3, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
});

const aPlayer = fc.record({
  wants,
  offers: fc.array(fc.tuple(aType, aNumber), { maxLength: 3 }),
  saved: fc.array(fc.tuple(aType, aNumber), { maxLength: 4 }),
  queried: fc.array(fc.nat({ max: 17 }), { maxLength: 2 }),
  refused: fc.array(fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 17 })), { maxLength: 2 }),
});

/** Two to six players; item ids are those of a hundred for each player. */
export const somePlayers: fc.Arbitrary<SwapPlayer[]> = fc
  .array(aPlayer, { minLength: 2, maxLength: 6 })
  .map((players) => {
    const ids = players.flatMap(({ offers }, index) => offers.map((_, i) => itemId(index, i)));
    const pick = (choice: number) => ids[choice % Math.max(1, ids.length)] ?? itemId(9, 9);
    return players.map((player, index): SwapPlayer => {
      const own = player.offers.map((_, i) => itemId(index, i));
      return {
        id: PlayerId.parse(index + 1),
        offers: player.offers.map(([type, number], i) => anItem(itemId(index, i), type, number)),
        saved: new Map(
          player.saved.map(([type, number]) => [ItemTypeId.parse(type), numbered(rarity(type, number))]),
        ),
        wants: player.wants as SwapPlayer['wants'],
        wantedItems: new Set(player.queried.map(pick)),
        refused: new Set(
          player.refused.map(([mine, theirs]) => swapKey(own[mine] ?? itemId(9, 9), pick(theirs))),
        ),
      };
    });
  });

export function anItem(item_id: ItemId, type: number, number: number): SwapItem {
  return { item_id, item_type_id: ItemTypeId.parse(type), ...numbered(rarity(type, number)) };
}

export function marketOf(players: readonly SwapPlayer[]): SwapMarket {
  const market = createSwapMarket();
  for (const player of players) market.put(player);
  return market;
}

function itemId(player: number, position: number): ItemId {
  return ItemId.parse(100 * (player + 1) + position);
}
