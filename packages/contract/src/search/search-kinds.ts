export const SEARCH_KINDS = ['items', 'numbers', 'sets', 'players', 'places', 'threads'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** The first order of a kind is its default. */
export const SEARCH_ORDERS = {
  items: ['relevance', 'name', 'newest', 'issued'],
  numbers: ['number', 'moved', 'newest', 'price', 'distance', 'moves'],
  sets: ['relevance', 'name', 'newest'],
  players: ['relevance', 'name', 'newest'],
  places: ['relevance', 'name', 'items'],
  threads: ['relevance', 'newest'],
} as const satisfies Record<SearchKind, readonly string[]>;
export type SearchOrder = (typeof SEARCH_ORDERS)[SearchKind][number];

export const LONGEST_QUERY = 500;
export const MOST_TERMS = 40;
export const RESULTS_PER_PAGE = 60;
/** Totals are exact up to here. */
export const MOST_COUNTED = 10_000;
export const MORE_THAN_COUNTED = '10000+';

/** A page of the numbers of one item type. */
export const NUMBERS_PER_PAGE = 1_000;
