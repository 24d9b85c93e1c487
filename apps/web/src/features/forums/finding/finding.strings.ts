import { formatNumber } from '../../../ui/format-number.ts';
import { postCount } from '../forums.strings.ts';

export const findingStrings = {
  searchForums: 'Search the forums',
  lead: 'Every post and title you may read, by words, author and day.',
  searchThisForum: (forum: string) => `Search ${forum}`,
  words: 'Words',
  wordsHint: 'Put words in quotes to find them side by side.',
  forum: 'Forum',
  allForums: 'All forums',
  author: 'Author',
  from: 'From',
  until: 'Until',
  order: 'Order',
  orders: { relevance: 'Best match first', newest: 'Newest first' },
  search: 'Search',
  wholeSearch: 'Search the whole site',
  results: 'Posts found',
  foundMany: (count: number) => `More than ${formatNumber(count)} posts; the first are here`,
  start: 'What shall the bees look for?',
  startText: 'Give some words, the name of somebody who wrote them, or a day.',
  nothing: 'No posts found',
  nothingText: 'Try fewer words, another spelling, or more days.',
  failed: 'The search failed',
  pages: 'Pages of posts',
  numberOf: (position: number) => `#${formatNumber(position + 1)}`,
  by: 'by',

  related: 'In the Forums',
  threadDetail: ({ forum, posts, name }: { forum: string; posts: number; name: string }) =>
    `${forum}, ${postCount(posts)}, latest by ${name},`,
  moreAbout: (name: string) => `Search the forums for ${name}`,
} as const;
