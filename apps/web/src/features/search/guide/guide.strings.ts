import type { TermKind } from '@wallabee/contract/search/term-kinds';

export const guideStrings = {
  title: 'How to ask · Search · WallaBee',
  heading: 'How to ask',
  lead: 'One box finds everything. Type a word, or say exactly what you are after; every example here is a link.',
  placeholder: 'Try it: is:round owner:me',
  anatomy: 'A search, taken apart',
  needsLogin: 'after Login',
  setCount: (count: string) => `${count} sets`,
  forgives: 'It forgives',
  open: '“',
  close: '”',
} as const;

/** The search that is taken apart. */
export const ANATOMY: readonly { text: string; kind: TermKind; means: string }[] = [
  { text: 'set:attic', kind: 'where', means: 'A field, a colon, and as much of the name as you remember' },
  { text: 'number<1000', kind: 'number', means: 'Numbers can be compared' },
  { text: 'is:palindrome', kind: 'pattern', means: 'What kind of number it is' },
  { text: '-status:recycled', kind: 'not', means: 'A minus in front turns it round' },
];

export const ANATOMY_SAID: readonly { text: string; kind: TermKind | null }[] = [
  { text: 'Numbers below 1,000', kind: 'number' },
  { text: ' that ', kind: null },
  { text: 'read the same backwards', kind: 'pattern' },
  { text: ', in ', kind: null },
  { text: 'Up the Attic Ladder', kind: 'where' },
  { text: ', ', kind: null },
  { text: 'not recycled', kind: 'not' },
];

/** What stands in backquotes is a key or a word to type. */
export const RULES: readonly string[] = [
  'Capitals, accents and the order of words do not matter.',
  'A field may be cut short: `num`, `own`, `desi`.',
  'A word it does not know is pointed at; the rest still searches.',
  'The whole search is in the address: send it, keep it, go back to it.',
  'Every search has a feed, which shows what comes to it.',
  '`/` or `Ctrl` `K` opens quick find, `?` this page.',
];
