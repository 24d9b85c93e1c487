import { isPalindrome } from '@wallabee/contract/items/number-shapes';
import type { Instant } from '@wallabee/game/state/item-state';
import { DAY, OPENING, startOfMonth, yearOf } from '../../calendar.ts';
import type { Moment } from '../../play/diary.ts';
import { groupBy } from './group-by.ts';
import { firstAtOrAfter, type MomentKind } from './moments.ts';
import { lostIn } from './own-facts.ts';
import { type RunningThread, runningThread } from './running-thread.ts';
import type { Talk } from './talk.ts';
import type { Draft } from './thread.ts';
import { inWords } from './world-facts.ts';

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
  { name: 'traders', forumId: 3, topic: 'swap', kinds: ['traded'], chatter: 0.12 },
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
  { name: 'gifts', forumId: 9, topic: 'gift', kinds: ['gifted'], chatter: 0.2 },
  { name: 'drops', forumId: 12, topic: 'place', kinds: ['dropped'], chatter: 0.25 },
];

/** Some that run from the early days until now, and some for one year or, where more are wanted, one month each. */
export function bookThreads(
  talk: Talk,
  { everlasting, periods }: { everlasting: number; periods: number },
): Draft[] {
  const { chance } = talk;
  const books = BOOKS.map((book) => ({
    book,
    moments: talk.moments.of(...book.kinds).filter((moment) => book.fits?.(moment) ?? true),
  }));
  const years = periodsOf(talk, 12).flatMap((period) => books.map((entry) => ({ ...entry, ...period })));
  const months = periodsOf(talk, 1).flatMap((period) => books.map((entry) => ({ ...entry, ...period })));
  return [
    ...books.slice(0, everlasting).map((entry, index) => everlastingThread(talk, entry, index === 0)),
    ...chance.sample(years, periods).map((entry) => periodThread(talk, entry)),
    ...chance.sample(months, periods - years.length).map((entry) => periodThread(talk, entry)),
  ].filter((draft) => draft !== undefined);
}

interface Period {
  from: Instant;
  to: Instant;
  /** "2016" or "March 2016". */
  year: string;
}

function periodsOf({ until }: Talk, months: number): Period[] {
  const periods: Period[] = [];
  for (let month = 0; ; month += months) {
    const [from, to] = [startOfMonth(yearOf(OPENING), month), startOfMonth(yearOf(OPENING), month + months)];
    if (from >= until) return periods;
    const name = inWords(new Date(from), 'en', { ...(months === 1 && { month: 'long' }), year: 'numeric' });
    periods.push({ from, to, year: name });
  }
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

function periodThread(talk: Talk, { book, moments, from, to, year }: Filled & Period): Draft | undefined {
  const inPeriod = moments.slice(firstAtOrAfter(moments, from), firstAtOrAfter(moments, to));
  if (inPeriod.length < 12) return undefined;
  return runningThread(talk, {
    ...specOf(book, book.name),
    moments: inPeriod,
    count: Math.floor((14 + 22 * talk.chance.spread()) * talk.size.replies),
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
      count: Math.floor((10 + 30 * chance.spread()) * talk.size.replies),
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
