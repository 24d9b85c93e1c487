/** The two searches of the toggle. */
export const BOX_KINDS = ['items', 'profiles'] as const;
export type BoxKind = (typeof BOX_KINDS)[number];

export const searchStrings = {
  tabs: 'ItemBee',
  browseSets: 'Browse Sets',
  itemSearch: 'Item Search',
  profileSearch: 'Profile Search',
  pageTitle: (name: string) => `${name} · WallaBee`,
  resultsTitle: (query: string) => `“${query}” · Item Search · WallaBee`,
  what: 'What to search',
  kinds: { items: 'Items', profiles: 'Profiles' } satisfies Record<BoxKind, string>,
  boxes: {
    items: 'Search for Items...',
    profiles: 'Search for Profile...',
  } satisfies Record<BoxKind, string>,
  headings: { items: 'Item Search', profiles: 'Profile Search' } satisfies Record<BoxKind, string>,
  leads: {
    items: 'One box finds everything: items, numbers, sets, players, places and texts.',
    profiles:
      'By name or username, whatever the capitals and accents: their bio, uniques, lock list and wish lists.',
  } satisfies Record<BoxKind, string>,
  search: 'Search',
  clear: 'Clear the search',
  hint: 'Words, numbers, places, people:',
  howToAsk: 'how to ask',
  fromAnyPage: 'from any page',
  searchKey: '/',
  suggestions: 'Suggestions',
  suggested: (count: number) => {
    if (count === 0) return '';
    return count === 1 ? '1 suggestion' : `${count} suggestions`;
  },
  searching: 'Searching...',
  loading: 'Loading',
  results: 'Item Search Results',
  nothing: 'No Items Found',
  nothingFor: (query: string) => `Nothing is called “${query}” or anything like it.`,
  perhaps: 'Did you mean one of these?',
  newest: 'Newest Items',
} as const;

export const startStrings = {
  recent: 'Recent searches',
  forget: 'Forget them',
  examples: 'For example',
} as const;
