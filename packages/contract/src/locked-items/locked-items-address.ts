import {
  LOCKED_ITEM_SORTS,
  type LockedItemFilter,
  type LockedItemSort,
  MAX_NUMBERS,
} from './locked-item-rules.ts';

/** What of a list is shown, and in which order: all of it stands in the address. */
export interface LockedItemsView {
  filter: LockedItemFilter;
  sort: LockedItemSort;
}

/** The names of the filters in the address and in the form. */
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

/** What a ticked box stands as. */
export const TICKED = '1';

/** Whatever the address says, something sensible is shown: a broken link gives the whole list. */
export function lockedItemsViewFrom(search: URLSearchParams, hasPlaceFilters: boolean): LockedItemsView {
  const isTicked = (field: string) => search.get(field) === TICKED;
  const max = wholeNumber(search.get(VIEW_FIELDS.max));
  return {
    filter: {
      text: (search.get(VIEW_FIELDS.text) ?? '').trim(),
      setId: wholeNumber(search.get(VIEW_FIELDS.set)),
      number: wholeNumber(search.get(VIEW_FIELDS.number)),
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

/** As people write numbers: #1,204 is one too. */
function wholeNumber(written: string | null): number | null {
  const digits = (written ?? '').trim().replace(/^#|,/g, '');
  return /^\d{1,10}$/.test(digits) ? Number(digits) : null;
}
