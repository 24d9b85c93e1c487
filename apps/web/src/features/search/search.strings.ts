export const SEARCH_KINDS = ['items', 'profiles'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const searchStrings = {
  tabs: 'ItemBee',
  browseSets: 'Browse Sets',
  itemSearch: 'Item Search',
  profileSearch: 'Profile Search',
  pageTitle: (name: string) => `${name} · WallaBee`,
  resultsTitle: (query: string) => `“${query}” · Item Search · WallaBee`,
  what: 'What to search',
  kinds: { items: 'Items', profiles: 'Profiles' } satisfies Record<SearchKind, string>,
  boxes: {
    items: 'Search for Items...',
    profiles: 'Search for Profile...',
  } satisfies Record<SearchKind, string>,
  headings: { items: 'Item Search', profiles: 'Profile Search' } satisfies Record<SearchKind, string>,
  leads: {
    items: 'By name, set or description. Half a word will do, and spelling is forgiven.',
    profiles:
      'By name or username, whatever the capitals and accents: their bio, uniques, lock list and wish lists.',
  } satisfies Record<SearchKind, string>,
  search: 'Search',
  suggestions: 'Suggestions',
  suggested: (count: number) => {
    if (count === 0) return '';
    return count === 1 ? '1 suggestion' : `${count} suggestions`;
  },
  searching: 'Searching...',
  loading: 'Loading',
  results: 'Item Search Results',
  found: (shown: string, total: string, query: string) =>
    shown === total ? `${total} for “${query}”` : `The best ${shown} of ${total} for “${query}”`,
  nothing: 'No Items Found',
  nothingFor: (query: string) => `Nothing is called “${query}” or anything like it.`,
  perhaps: 'Did you mean one of these?',
  newest: 'Newest Items',
} as const;
