import { useSyncExternalStore } from 'react';
import type { WallFilters } from '../sieve/wall-filters.ts';
import { type Columns, NARROW, NARROW_LETTERS, WIDE } from './comb-layout.ts';

/** As `comb.module.css` lays them out. Null on the server, which does not know the width. */
export function useColumns(marks: WallFilters['marks']): Columns | null {
  const isWide = useSyncExternalStore(onChange, isWideNow, () => null);
  if (isWide === null) return null;
  if (isWide) return WIDE;
  return marks === 'letters' ? NARROW_LETTERS : NARROW;
}

const WIDE_QUERY = '(min-width: 900px)';

function isWideNow(): boolean | null {
  return matchMedia(WIDE_QUERY).matches;
}

function onChange(listener: () => void) {
  const query = matchMedia(WIDE_QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
