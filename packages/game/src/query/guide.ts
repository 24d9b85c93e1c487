import type { NumberState } from '@wallabee/contract/search/number-state';
import type { SearchKind } from '@wallabee/contract/search/search-kinds';

export interface GuideExample {
  readonly q: string;
  /** What it finds, in a sentence. */
  readonly means: string;
  /** The kind that it is about, whose count the guide shows. */
  readonly of: SearchKind;
  /** A number that has the pattern or class. */
  readonly number?: number;
  /** The mark of the state. */
  readonly state?: NumberState;
  /** It is about the player who asks. */
  readonly needsLogin?: true;
}

export interface GuideSection {
  readonly heading: string;
  readonly note?: string;
  readonly examples: readonly GuideExample[];
}

const items = (q: string, means: string): GuideExample => ({ q, means, of: 'items' });
const numbers = (q: string, means: string): GuideExample => ({ q, means, of: 'numbers' });
const pattern = (q: string, number: number, means: string): GuideExample => ({
  ...numbers(q, means),
  number,
});
const status = (q: string, state: NumberState, means: string): GuideExample => ({
  ...numbers(q, means),
  state,
});
const own = (q: string, means: string, of: SearchKind = 'numbers'): GuideExample => ({
  q,
  means,
  of,
  needsLogin: true,
});

/** The guide to the language, in three columns. Every example finds something in the demo world. */
export const GUIDE: readonly (readonly GuideSection[])[] = [
  [
    {
      heading: 'Words',
      examples: [
        items('bulb', 'Anything with this word: items, sets, people, places, posts'),
        items('"long cord"', 'These words, in this order'),
        items('name:box', 'Only in an item’s name'),
        numbers('great lens 1', 'A name and a number: that very one'),
      ],
    },
    {
      heading: 'Numbers',
      examples: [
        numbers('#42', 'Every number 42'),
        numbers('number<100', 'Below 100. Also >, <=, >= and !='),
        numbers('number:100..199', 'From 100 to 199'),
        numbers('number:7,77,777', 'Any of these'),
        pattern('class:sd', 7, 'Single digits. Also dd, td, qd'),
      ],
    },
    {
      heading: 'Patterns',
      note: 'The numbers people hunt.',
      examples: [
        pattern('is:palindrome', 404, 'Reads the same backwards'),
        pattern('is:repdigit', 777, 'One digit, repeated'),
        pattern('is:round', 500, 'One digit, then noughts'),
        pattern('is:sequence', 345, 'Digits in a row, up or down'),
        pattern('is:year', 1987, 'From 1900 to now'),
        pattern('is:square', 144, 'A number times itself'),
        pattern('is:prime', 127, 'Divided by nothing but 1 and itself'),
      ],
    },
    {
      heading: 'Lives',
      examples: [
        numbers('moves>=8', 'With a long history'),
        numbers('hands>=3', 'Held by at least three players'),
        numbers('price<500', 'On the Market for less than 500'),
      ],
    },
  ],
  [
    {
      heading: 'Where it is',
      note: 'The same marks as on the number wall.',
      examples: [
        status('status:saved', 'saved', 'Saved for good'),
        status('status:pouch', 'pouch', 'In somebody’s pouch'),
        status('status:locked', 'locked', 'Locked, or in a lockbox'),
        status('status:market', 'market', 'On the Market'),
        status('status:place', 'place', 'Lying at a place'),
        status('status:pool', 'mixing_pool', 'In the Mixerpool'),
        status('status:recycled', 'recycled', 'In the Recycle Center'),
        status('status:mixed', 'mixed', 'Used up in a mix'),
      ],
    },
    {
      heading: 'People',
      examples: [
        own('owner:me', 'Yours, wherever you keep it'),
        numbers('owner:demo', 'Of the player with this name or username'),
        own('owner:friends', 'Held by any of your friends'),
        own('missing:me', 'Items that you have not saved', 'items'),
        own('beats:me', 'Lower than the one you have saved, or new to you'),
        items('has:demo missing:demofriend', 'What one player has saved and another has not'),
      ],
    },
    {
      heading: 'Places',
      examples: [
        numbers('at:skansen', 'Lying at this place now'),
        numbers('at:museum', 'At any place of a kind'),
        numbers('in:london', 'In a city'),
        numbers('near:liberty,3', 'Within so many kilometres of a place, or of lat,lng'),
      ],
    },
  ],
  [
    {
      heading: 'Items and sets',
      examples: [
        items('set:attic', 'A set, by any part of its name'),
        { q: 'gen:1', means: 'All sets of a generation', of: 'sets' },
        items('is:retired', 'No longer made. Also unique, exclusive, variant, component'),
        items('from:mix', 'How to get it: mix, store, forage, market, player'),
        items('from:"lamp room key"', 'Made from this item'),
        items('makes:"great lens"', 'Needed to make this item'),
        items('store:"hive mart" cost<100', 'Sold in a store, for less than 100'),
        items('category:zoo', 'Foraged at places of a kind'),
        items('issued<50', 'Of which fewer than 50 have been made'),
        items('designer:lindqvist', 'By the name of its designer'),
      ],
    },
    {
      heading: 'Days',
      examples: [
        numbers('moved>30d', 'Moved in the last 30 days'),
        numbers('created:2012', 'Made in a year, a month or on a day'),
        items('released:2016-01..2016-06', 'Items that came out from one month to another'),
      ],
    },
    {
      heading: 'Putting it together',
      note: 'A space means and.',
      examples: [
        numbers('is:round owner:demo', 'Both'),
        numbers('-status:recycled #42', 'A minus means not'),
        items('bulb OR lamp', 'Either'),
        numbers('(#7 OR #77) set:attic', 'Brackets first'),
        numbers('set:attic sort:moved', 'In this order: number, moved, newest, price, moves'),
      ],
    },
  ],
];

/** What an empty box offers. */
export const FIRST_EXAMPLES: readonly GuideExample[] = [
  numbers('set:attic number<100', 'Low numbers of a set'),
  numbers('is:palindrome status:place', 'Palindromes that lie somewhere now'),
  numbers('status:market class:sd sort:price', 'Single digits on the Market, the cheapest first'),
];
