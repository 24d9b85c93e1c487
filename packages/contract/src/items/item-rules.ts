import { StoreId } from '../protocol/ids.ts';
import { MARKET_STORE_ID } from '../protocol/special-ids.ts';
import type { ItemStatusWord } from './item.ts';
import type { ShownLocation } from './item-location.ts';
import type { ItemType } from './item-type.ts';

export function sellers(item: Pick<ItemType, 'stores' | 'market_buy_now'>): StoreId[] {
  return item.market_buy_now === 1 ? [...item.stores, StoreId.parse(MARKET_STORE_ID)] : item.stores;
}

export function statusWord(item: { location: ShownLocation; is_locked: boolean }): ItemStatusWord {
  return WORD_OF_LOCATION[item.location] ?? (item.is_locked ? 'LOCKED' : 'DEFAULT');
}

const WORD_OF_LOCATION: Partial<Record<ShownLocation, ItemStatusWord>> = {
  lockbox: 'LOCKBOX',
  unique_pool: 'UNIQUEPOOL',
  limbo: 'LIMBO',
  recycle_center: 'RECYCLE',
};

/** How far browsing may go past the last number issued. */
export const BROWSING_MARGIN = 10;

export interface NumberBrowsing {
  previous: number | null;
  next: number | null;
}

export function numberBrowsing(number: number, totalIssued: number): NumberBrowsing {
  const farthest = totalIssued + BROWSING_MARGIN;
  if (number <= 1) return { previous: null, next: Math.max(number, 0) + 1 };
  // With totalIssued 0 the first number is the lowest there is.
  if (number > farthest) return { previous: Math.max(totalIssued, 1), next: null };
  return { previous: number - 1, next: number === farthest ? null : number + 1 };
}
