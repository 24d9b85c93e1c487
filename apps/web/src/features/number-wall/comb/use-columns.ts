import { useSyncExternalStore } from 'react';
import type { WallFilters } from '../sieve/wall-filters.ts';
import { COLUMNS, type Columns, type Width } from './comb-layout.ts';

/** Null on the server, which does not know the width. */
export function useColumns(marks: WallFilters['marks']): Columns | null {
  const width = useSyncExternalStore(onChange, currentWidth, () => null);
  return width && COLUMNS[width][marks];
}

/** The breakpoints of the stylesheets. */
const MIDDLE = '(min-width: 720px)';
const WIDE = '(min-width: 900px)';

function currentWidth(): Width | null {
  if (matchMedia(WIDE).matches) return 'wide';
  return matchMedia(MIDDLE).matches ? 'middle' : 'narrow';
}

function onChange(listener: () => void) {
  const queries = [MIDDLE, WIDE].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
