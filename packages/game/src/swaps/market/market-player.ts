import type { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import { gainOver, NOT_SAVED } from '../gain.ts';
import { type SwapPlayer, type SwapWants, swapKey } from '../swap-player.ts';
import type { OfferTable } from './offer-table.ts';
import { packSaved, type SavedNumbers, savedWorth, unpackSaved } from './saved-numbers.ts';

/** A player of the market, with offers as slots of the offer table. */
export interface MarketPlayer {
  readonly id: PlayerId;
  /** The index in the market's list of players. */
  readonly index: number;
  /** Best first. */
  readonly offers: Int32Array;
  /** For each class where its offers begin, and the count of offers at the end. */
  readonly starts: Uint32Array;
  readonly saved: SavedNumbers;
  readonly wants: SwapWants;
  readonly wantedItems: ReadonlySet<ItemId>;
  readonly refused: ReadonlySet<string>;
}

export function packPlayer(
  player: SwapPlayer,
  { index, slots, offers }: { index: number; slots: readonly number[]; offers: OfferTable },
): MarketPlayer {
  const { id, wants, wantedItems, refused } = player;
  return {
    ...{ id, index, wants, wantedItems, refused },
    ...sortOffers(slots, offers),
    saved: packSaved(player.saved),
  };
}

export function withoutOffer(player: MarketPlayer, slot: number, offers: OfferTable): MarketPlayer {
  return {
    ...player,
    ...sortOffers(
      [...player.offers].filter((other) => other !== slot),
      offers,
    ),
  };
}

export function unpackPlayer(player: MarketPlayer, offers: OfferTable): SwapPlayer {
  const { id, saved, wants, wantedItems, refused } = player;
  const items = Array.from(player.offers, (slot) => offers.item(slot));
  return { id, offers: items, saved: unpackSaved(saved), wants, wantedItems, refused };
}

/** As `gainOf`; 0 when the offer is not wanted. */
export function gainAt(offers: OfferTable, player: MarketPlayer, slot: number): number {
  if (offers.owner(slot) === player.index) return 0;
  if (player.wantedItems.size > 0 && player.wantedItems.has(offers.itemId(slot))) return offers.worth(slot);
  return gainOver(player.wants, savedWorth(player.saved, offers.typeId(slot)), offers.worth(slot));
}

/** As `mayGive` and `isRefused` together. */
export function canGive(
  offers: OfferTable,
  player: MarketPlayer,
  { given, received }: { given: number; received: number },
): boolean {
  const givesBetter = offers.classOf(given) < offers.classOf(received);
  if (givesBetter && !givesAnyClass(offers, player, received)) return false;
  const { refused } = player;
  return refused.size === 0 || !refused.has(swapKey(offers.itemId(given), offers.itemId(received)));
}

export function givesAnyClass(offers: OfferTable, player: MarketPlayer, received: number): boolean {
  return player.wants.gives_better_class && isMissing(offers, player, received);
}

export function isMissing(offers: OfferTable, { saved }: MarketPlayer, slot: number): boolean {
  return savedWorth(saved, offers.typeId(slot)) === NOT_SAVED;
}

function sortOffers(slots: readonly number[], offers: OfferTable) {
  const sorted = Int32Array.from(slots).sort(
    (a, b) => offers.worth(b) - offers.worth(a) || offers.itemId(a) - offers.itemId(b),
  );
  const starts = new Uint32Array(CLASSES + 1);
  for (let of = 1; of <= CLASSES; of += 1) {
    const start = sorted.findIndex((slot) => offers.classOf(slot) >= of);
    starts[of] = start === -1 ? sorted.length : start;
  }
  return { offers: sorted, starts };
}

const CLASSES = 5;
