import { HIGHEST_NUMBER, typedNumber } from '../items/typed-number.ts';
import {
  LOCKED_ITEM_SORTS,
  type LockedItemFilter,
  type LockedItemSort,
  MAX_NUMBERS,
} from './locked-item-rules.ts';

export interface LockedItemsView {
  filter: LockedItemFilter;
  sort: LockedItemSort;
}

export const VIEW_FIELDS = {
  text: 'q',
  set: 'set',
  number: 'number',
  max: 'max',
  ignoresUniques: 'ignoreuniques',
  onlyPalindromes: 'palindromes',
  onlyBinary: 'binary',
  onlyLockbox: 'lockbox',
  onlyDroppedOrPouch: 'dropped',
  sort: 'sort',
} as const;

export const TICKED = '1';

/** Invalid parameters fall back to the whole list; only a number that a player types is reported back. */
export function lockedItemsViewFrom(search: URLSearchParams, hasPlaceFilters: boolean): LockedItemsView {
  const isTicked = (field: string) => search.get(field) === TICKED;
  const max = Number(search.get(VIEW_FIELDS.max));
  return {
    filter: {
      text: (search.get(VIEW_FIELDS.text) ?? '').trim(),
      setId: typedNumber(search.get(VIEW_FIELDS.set)),
      ...exactNumber(search.get(VIEW_FIELDS.number) ?? ''),
      max: MAX_NUMBERS.find((known) => known === max) ?? 0,
      ignoresUniques: isTicked(VIEW_FIELDS.ignoresUniques),
      onlyPalindromes: isTicked(VIEW_FIELDS.onlyPalindromes),
      onlyBinary: isTicked(VIEW_FIELDS.onlyBinary),
      onlyLockbox: hasPlaceFilters && isTicked(VIEW_FIELDS.onlyLockbox),
      onlyDroppedOrPouch: hasPlaceFilters && isTicked(VIEW_FIELDS.onlyDroppedOrPouch),
    },
    sort: LOCKED_ITEM_SORTS.find((known) => known === search.get(VIEW_FIELDS.sort)) ?? 'number-up',
  };
}

function exactNumber(typed: string): Pick<LockedItemFilter, 'number' | 'wrongNumber'> {
  const number = typedNumber(typed);
  if (number !== null && number <= HIGHEST_NUMBER) return { number, wrongNumber: null };
  return { number: null, wrongNumber: typed.trim() || null };
}
