import type { SearchKind, SearchOrder } from '@wallabee/contract/search/search-kinds';

export const resultStrings = {
  title: (words: string) => `${words} · Search · WallaBee`,
  quoted: (query: string) => `“${query}”`,
  kindsOfResult: 'Kinds of result',
  kinds: {
    items: 'Items',
    numbers: 'Numbers',
    sets: 'Sets',
    players: 'Players',
    places: 'Places',
    threads: 'Threads',
  } satisfies Record<SearchKind, string>,
  nouns: {
    items: { one: 'item', many: 'items' },
    numbers: { one: 'number', many: 'numbers' },
    sets: { one: 'set', many: 'sets' },
    players: { one: 'player', many: 'players' },
    places: { one: 'place', many: 'places' },
    threads: { one: 'text', many: 'texts' },
  } satisfies Record<SearchKind, { one: string; many: string }>,
  overTenThousand: '10,000+',
  moreThanTenThousand: 'more than 10,000',
  of: 'of',
  range: (from: string, to: string) => (from === to ? from : `${from}–${to}`),
  inItems: (count: string, isOne: boolean) => `, in ${count} ${isOne ? 'item' : 'items'}`,
  nothingFound: (noun: string) => `No ${noun} found`,
  orders: {
    relevance: 'Best match',
    name: 'Name',
    newest: 'Newest',
    issued: 'Most issued',
    number: 'Lowest number',
    moved: 'Last moved',
    price: 'Lowest price',
    distance: 'Nearest',
    moves: 'Most moves',
    items: 'Most items',
  } satisfies Record<SearchOrder, string>,
  view: 'View',
  plates: 'Plates',
  table: 'Table',
  pages: 'Pages of results',
  share: 'Share link',
  copied: 'The link is copied.',
  notCopied: 'The link could not be copied. It is in the address bar.',
  failed: 'The search could not be answered',
  failedText: 'Nothing is lost: the query is still in the box.',
  noSuchPage: 'There is no such page',
  noSuchPageText: 'There are fewer results now than when this link was made.',
  firstPage: 'To the first page',
  forumsNeedLogin: 'to search the forums as well.',
  logIn: 'Log in',
  searchPosts: 'Search the posts by author, forum and day',
} as const;

export const feedStrings = {
  feeds: 'Feeds',
  heading: 'Follow it in a reader',
  text: 'A feed reader that follows this search shows what comes to it:',
  atom: 'Atom feed',
  json: 'JSON feed',
} as const;

export const tableStrings = {
  item: 'Item',
  number: 'Number',
  where: 'Where it is',
  moved: 'Last moved',
  moves: 'Moves',
  distance: 'Distance',
  price: 'Price',
  created: 'Made',
  set: 'Set',
  issued: 'Issued',
  released: 'Released',
  undiscovered: 'Not yet',
} as const;

export const cardStrings = {
  subsetOf: (set: string) => `Part of ${set}`,
  itemCount: (count: string, isOne: boolean) => (isOne ? `${count} item` : `${count} items`),
  setsDone: (count: string, isOne: boolean) => (isOne ? `${count} set completed` : `${count} sets completed`),
  facts: (...parts: string[]) => parts.join(' · '),
  username: (username: string) => `@${username}`,
  lyingThere: (count: string, isOne: boolean) =>
    isOne ? `${count} item lies there` : `${count} items lie there`,
  sources: { thread: 'Thread', news: 'Blog', faq: 'FAQ' },
  posts: (count: string, isOne: boolean) => (isOne ? `${count} post` : `${count} posts`),
} as const;

export const mistakeStrings = {
  didYouMean: (text: string) => `Did you mean ${text}?`,
  leaveOut: 'Leave it out',
  rest: (others: number) => {
    if (others === 1) return 'Until it is mended, this is what the other word finds:';
    return `Until it is mended, this is what the other ${COUNTS[others] ?? others} words find:`;
  },
  tooLong: 'A search has at most 500 characters.',
  tooLongText: 'This one is longer. Shorten it, and it is searched.',
  loginHeading: (term: string) => `${term} is about you`,
  loginText: 'Log in, and the search knows who you are. Until then it leaves this out.',
  login: 'Login',
} as const;

const COUNTS: Record<number, string> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
};

export const emptyStrings = {
  headings: {
    items: 'No item is all of this',
    numbers: 'No number is all of this',
    sets: 'No set is all of this',
    players: 'No player is all of this',
    places: 'No place is all of this',
    threads: 'No text is all of this',
  } satisfies Record<SearchKind, string>,
  unsearched: 'Nothing was searched yet',
  unsearchedText: 'The note above says what the search needs.',
  without: (term: string) => `Without ${term}:`,
  oneAway: 'With one term fewer there would be something:',
  elsewhere: 'But there is something else:',
  kindAndCount: (kind: string, count: string) => `${kind}: ${count}`,
  guide: 'How to ask',
} as const;
