import type { FoundText, SearchResult } from '@wallabee/contract/search/search-results';

type Kind = SearchResult['kind'];

export const finderStrings = {
  results: 'Results',
  kinds: {
    items: 'Items',
    numbers: 'Numbers',
    sets: 'Sets',
    players: 'Players',
    places: 'Places',
    threads: 'Threads',
  } satisfies Record<Kind, string>,
  jumps: {
    items: 'Jump to an item',
    numbers: 'Jump to a number',
    sets: 'Jump to a set',
    players: 'Jump to a player',
    places: 'Jump to a place',
    threads: 'Jump to a thread',
  } satisfies Record<Kind, string>,
  all: (count: string) => `All ${count}`,
  more: (count: string) => `${count}+`,
  allOfKind: 'All',
  issued: (set: string, count: string) => `${set}, ${count} issued`,
  inSet: (set: string, why: string) => `${set}, ${why}`,
  items: (count: number, formatted: string) => (count === 1 ? '1 item' : `${formatted} items`),
  partOf: (set: string, items: string) => `Part of ${set}, ${items}`,
  completed: (count: number, formatted: string) =>
    count === 1 ? '1 set completed' : `${formatted} sets completed`,
  placeIn: (category: string, city: string) => `${category}, ${city}`,
  sources: { thread: 'Forums', news: 'News', faq: 'FAQ' } satisfies Record<FoundText['source'], string>,
  recent: 'Recent searches',
  forget: 'Forget them',
  examples: 'Try one of these',
  nothing: (text: string) => `Nothing here is called “${text}”.`,
  nothingHint: 'The search page forgives more, and knows filters.',
  filters: 'A search with filters',
  filtersHint: 'Open what it finds on the search page',
  failed: 'That could not be looked up.',
  tryAgain: 'Try again',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  keys: { tab: 'Tab', escape: 'Esc' },
  tips: { move: 'move', open: 'open', nextKind: 'next kind', close: 'close' },
  searchEverything: 'Search everything',
} as const;

/** Each shows another ability of the search. */
export const EXAMPLES = [
  { query: 'great lens 1', means: 'Jump to a number' },
  { query: 'is:palindrome class:td', means: 'Numbers that read the same backwards' },
  { query: 'status:place number<100', means: 'Low numbers that lie at places' },
] as const;
