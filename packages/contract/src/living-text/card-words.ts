import type { ItemLocation } from '../items/item-location.ts';
import { formatNumber } from '../protocol/format-number.ts';

export type CardState = 'here' | 'moved' | 'gone';

/** A numbered item as it is now, and whether the text's author had it. */
export interface CardFacts {
  location: ItemLocation;
  holderId: number | null;
  wasOwn: boolean;
  authorId: number;
}

/** Out of the reach of every player. */
const GONE: ReadonlySet<ItemLocation> = new Set<ItemLocation>([
  'mixed',
  'destroyed',
  'recycle_center',
  'mixing_pool',
  'unique_pool',
  'limbo',
]);

/** A card is struck out unless it is here. */
export function cardState({ location, holderId, wasOwn, authorId }: CardFacts): CardState {
  if (GONE.has(location)) return 'gone';
  return wasOwn && holderId !== authorId ? 'moved' : 'here';
}

export interface CardPlace {
  location: ItemLocation;
  isLocked: boolean;
  holder: string | null;
  place: string | null;
  /** Of the Market, in honeycombs; null where it is not listed. */
  price: number | null;
  /** What it became a part of. */
  became: string | null;
  since: Date;
}

/** Where a numbered item is, in words that follow its name. */
export function whereWords(item: CardPlace, now: Date): string {
  const { holder, place } = item;
  const day = dayOf(item.since, now);
  if (item.location === 'mixed' && item.became !== null) return `mixed into ${item.became}, ${day}`;
  if (item.location === 'saved' && holder !== null) return `with ${holder}, saved since ${day}`;
  if (item.isLocked && holder !== null) return `locked by ${holder}`;
  if (item.price !== null && holder !== null)
    return `on the Market for ${formatNumber(item.price)}, from ${holder}`;
  if (item.location === 'pouch' && holder !== null) return `in the pouch of ${holder}`;
  if (item.location === 'dropped' && place !== null) return `on the map at ${place}`;
  return `${ELSEWHERE[item.location]}, ${day}`;
}

const ELSEWHERE: Record<ItemLocation, string> = {
  pouch: 'in a pouch',
  saved: 'saved',
  lockbox: 'in a lockbox',
  dropped: 'on the map',
  mixing_pool: 'back in the Mixerpool',
  unique_pool: 'back in the Unique Pool',
  limbo: 'in Limbo',
  recycle_center: 'recycled',
  mixed: 'used up',
  destroyed: 'used up',
};

/** Where the text names a type without a number. */
export function typeWords(issued: number, holder: string | null): string {
  if (holder !== null) return `with ${holder}`;
  return issued === 0 ? 'none made yet' : `${formatNumber(issued)} made so far`;
}

function dayOf(at: Date, now: Date): string {
  const isThisYear = at.getUTCFullYear() === now.getUTCFullYear();
  return (isThisYear ? DAY : DAY_AND_YEAR).format(at);
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const DAY_AND_YEAR = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
