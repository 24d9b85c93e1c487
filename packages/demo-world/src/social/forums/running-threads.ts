import { isPalindrome } from '@wallabee/contract/items/number-shapes';
import { DAY, OPENING, startOfYear, yearOf } from '../../calendar.ts';
import type { Moment } from '../../play/diary.ts';
import { groupBy } from './group-by.ts';
import { firstAtOrAfter, type MomentKind } from './moments.ts';
import { lostIn } from './own-facts.ts';
import { type RunningThread, runningThread } from './running-thread.ts';
import type { Talk } from './talk.ts';
import type { Draft } from './thread.ts';

type Book = Pick<RunningThread, 'forumId' | 'topic' | 'chatter'> & {
  /** Parts: `<name>.title`, `<name>.open`, `<name>_ever.title`, `<name>_ever.open`, `<name>.post`. */
  readonly name: string;
  readonly kinds: readonly MomentKind[];
  fits?(moment: Moment): boolean;
};

/** Threads for one kind of moment, one that runs for ever and one for each year. */
const BOOKS: readonly Book[] = [
  { name: 'today', forumId: 4, topic: 'find', kinds: ['found', 'picked_up'], chatter: 0.15 },
  {
    name: 'palindromes',
    forumId: 2,
    topic: 'find',
    kinds: ['found', 'picked_up', 'mixed', 'opened', 'bought'],
    fits: (moment) => 'item' in moment && moment.item.number > 100 && isPalindrome(moment.item.number),
    chatter: 0.2,
  },
  {
    name: 'singles',
    forumId: 12,
    topic: 'find',
    kinds: ['found', 'picked_up', 'mixed', 'opened'],
    fits: (moment) => 'item' in moment && moment.item.number < 10,
    chatter: 0.2,
  },
  { name: 'finishers', forumId: 12, topic: 'completed', kinds: ['completed'], chatter: 0.2 },
  { name: 'traders', forumId: 3, topic: 'cheer', kinds: ['traded'], chatter: 0.12 },
  {
    name: 'ashes',
    forumId: 10,
    topic: 'regret',
    kinds: ['mixed', 'recycled'],
    fits: (moment) => lostIn(moment) !== undefined,
    chatter: 0.3,
  },
  { name: 'mixes', forumId: 8, topic: 'find', kinds: ['mixed'], chatter: 0.12 },
  { name: 'travellers', forumId: 4, topic: 'place', kinds: ['travelled'], chatter: 0.2 },
  { name: 'boxes', forumId: 7, topic: 'find', kinds: ['opened'], chatter: 0.15 },
  { name: 'hammer', forumId: 6, topic: 'find', kinds: ['bought'], chatter: 0.15 },
  { name: 'upgrades', forumId: 8, topic: 'find', kinds: ['saved_better'], chatter: 0.15 },
  { name: 'gifts', forumId: 9, topic: 'cheer', kinds: ['gifted'], chatter: 0.2 },
  { name: 'drops', forumId: 12, topic: 'place', kinds: ['dropped'], chatter: 0.25 },
];

/** Some that run from the early days until now, and some for one year each. */
export function bookThreads(
  talk: Talk,
  { everlasting, yearly }: { everlasting: number; yearly: number },
): Draft[] {
  const { chance, until } = talk;
  const books = BOOKS.map((book) => ({
    book,
    moments: talk.moments.of(...book.kinds).filter((moment) => book.fits?.(moment) ?? true),
  }));
  const years = Array.from(
    { length: yearOf(until) - yearOf(OPENING) + 1 },
    (_, index) => yearOf(OPENING) + index,
  );
  const byYear = books.flatMap((entry) => years.map((year) => ({ ...entry, year })));
  return [
    ...books.slice(0, everlasting).map((entry, index) => everlastingThread(talk, entry, index === 0)),
    ...chance.sample(byYear, yearly).map((entry) => yearlyThread(talk, entry)),
  ].filter((draft) => draft !== undefined);
}

interface Filled {
  book: Book;
  moments: readonly Moment[];
}

function everlastingThread(talk: Talk, { book, moments }: Filled, isLongest: boolean): Draft | undefined {
  const { chance, size } = talk;
  const from = OPENING + chance.between(60, 900) * DAY;
  const share = isLongest ? 1.2 : 0.35 + 0.5 * chance.next();
  return runningThread(talk, {
    ...specOf(book, `${book.name}_ever`),
    moments: moments.slice(firstAtOrAfter(moments, from)),
    count: Math.floor((size.longestThread * share) / (1 + book.chatter)),
  });
}

function yearlyThread(talk: Talk, { book, moments, year }: Filled & { year: number }): Draft | undefined {
  const ofYear = moments.slice(
    firstAtOrAfter(moments, startOfYear(year)),
    firstAtOrAfter(moments, startOfYear(year + 1)),
  );
  if (ofYear.length < 12) return undefined;
  return runningThread(talk, {
    ...specOf(book, book.name),
    moments: ofYear,
    count: Math.floor(14 + 22 * talk.chance.spread()),
    facts: { year },
  });
}

/** What people find in their own city, a thread each. */
export function cityThreads(talk: Talk, count: number): Draft[] {
  const { chance } = talk;
  const finds = talk.moments
    .of('found', 'picked_up')
    .filter(({ player, place }) => talk.place(place).city === player.city);
  const byCity = [...groupBy(finds, ({ player }) => player.city)].filter(([, list]) => list.length > 10);
  return chance.sample(byCity, count).flatMap(([city, moments]) => {
    const draft = runningThread(talk, {
      forumId: chance.pick([4, 4, 10, 7, 9, 8]),
      name: 'city',
      part: () => 'city.post',
      topic: 'place',
      moments,
      count: Math.floor(10 + 30 * chance.spread()),
      facts: { city },
      chatter: 0.25,
    });
    return draft ? [draft] : [];
  });
}

function specOf(book: Book, name: string) {
  const { forumId, topic, chatter } = book;
  return { forumId, topic, chatter, name, part: () => `${book.name}.post` };
}
