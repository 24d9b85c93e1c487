import type { Prestige } from '../items/prestige-rules.ts';
import { POUCH_SORTS, type PouchFilter, type PouchSort } from './pouch-rules.ts';

export interface PouchView {
  filter: PouchFilter;
  sort: PouchSort;
  isCompact: boolean;
}

export const POUCH_FIELDS = {
  text: 'q',
  sort: 'sort',
  onlyLocked: 'locked',
  onlyDuplicates: 'duplicates',
  onlySpares: 'spares',
  prestige: 'class',
  set: 'set',
  view: 'view',
} as const;

export const POUCH_TICKED = '1';
export const POUCH_VIEWS = ['shelf', 'compact'] as const;
export const POUCH_CLASSES = ['sd', 'dd', 'td', 'qd', 'beyond'] as const satisfies readonly Prestige[];

/** Invalid parameters fall back to the whole pouch. */
export function pouchViewFrom(search: URLSearchParams): PouchView {
  const isTicked = (field: string) => search.get(field) === POUCH_TICKED;
  const set = search.get(POUCH_FIELDS.set) ?? '';
  return {
    filter: {
      text: (search.get(POUCH_FIELDS.text) ?? '').trim(),
      onlyLocked: isTicked(POUCH_FIELDS.onlyLocked),
      onlyDuplicates: isTicked(POUCH_FIELDS.onlyDuplicates),
      onlySpares: isTicked(POUCH_FIELDS.onlySpares),
      prestige: POUCH_CLASSES.find((known) => known === search.get(POUCH_FIELDS.prestige)) ?? null,
      setId: /^\d{1,9}$/.test(set) ? Number(set) : null,
    },
    sort: POUCH_SORTS.find((known) => known === search.get(POUCH_FIELDS.sort)) ?? 'newest',
    isCompact: search.get(POUCH_FIELDS.view) === 'compact',
  };
}

/** Without the search and what does not hide items. */
export function countFilters(filter: PouchFilter): number {
  const { onlyLocked, onlyDuplicates, onlySpares, prestige, setId } = filter;
  return [onlyLocked, onlyDuplicates, onlySpares, prestige !== null, setId !== null].filter(Boolean).length;
}
