import type { ForagingCalendar, Growth } from '@wallabee/contract/cabinet/cabinet';
import { formatDate } from '../../ui/format-date.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { inWords } from './cabinet.strings.ts';

type Mark = Growth['marks'][number];
type Day = ForagingCalendar['days'][number];

export const cabinetRestStrings = {
  calendar: 'A Year of Foraging',
  calendarAside: ({ from, to, total }: ForagingCalendar) =>
    `${formatDate(from)} to ${formatDate(to)}, ${total === 0 ? 'no finds, trades or mixes' : `${formatNumber(total)} finds, trades and mixes`}`,
  notOut: 'Not out yet this year.',
  scale: { none: 'none', most: '10 or more a day' },
  calendarCaption: 'Finds, trades and mixes by day',
  calendarColumns: ['Day', 'Finds', 'Trades', 'Mixes'],
  trophies: 'Sets finished',
  allTrophies: (count: number) => `All ${formatNumber(count)}`,
  trophiesOf: (name: string) => `Sets finished by ${name}`,
  finish: (number: number) => `No. ${formatNumber(number)}`,
  noTrophies: 'No Set Finished Yet',
  noTrophiesText: (name: string) => `${name} has not finished a set so far.`,
  toCabinet: (name: string) => `Back to ${name}`,
  growth: 'How It Grew',
  growthAside: 'items saved',
  nothingSaved: 'Nothing saved yet.',
  growthCaption: 'Items saved at the end of each month',
  growthColumns: ['Month', 'Items saved'],
  finds: 'Latest Finds',
  noFinds: 'Nothing found yet.',
  foundAt: (place: string, city: string) => `${place}, ${city} · `,
  inCommon: 'Friends in Common',
  ofFriends: (common: number, all: number) => `${formatNumber(common)} of ${formatNumber(all)}`,
} as const;

/** What a mark of the growth says, and about what. */
export function markWords({ kind, count, name, day }: Mark): { label: string; detail: string } {
  switch (kind) {
    case 'first_set':
      return { label: 'First set finished', detail: name ?? '' };
    case 'milestone':
      return { label: count === 1_000 ? 'The thousandth' : 'The hundredth', detail: name ?? '' };
    case 'loss':
      return {
        label: `${formatNumber(count ?? 0)} fewer`,
        detail: `in ${inWords(day)}`,
      };
  }
}

export function growthSentence(points: Growth['points'], marks: Growth['marks']): string {
  const last = points.at(-1);
  const first = points[0];
  if (!last || !first) return cabinetRestStrings.nothingSaved;
  return [savedSentence(last.saved, inWords(first.month)), ...marks.map(markSentence)].join(' ');
}

function savedSentence(saved: number, since: string): string {
  if (saved === 0) return `Begun in ${since}; nothing is saved now.`;
  return `${formatNumber(saved)} ${saved === 1 ? 'item' : 'items'} saved since ${since}.`;
}

function markSentence(mark: Mark): string {
  const when = inWords(mark.day);
  if (mark.kind === 'first_set') return `The first set, ${mark.name}, was finished in ${when}.`;
  if (mark.kind === 'loss') return `In ${when} the collection lost ${formatNumber(mark.count ?? 0)}.`;
  return `${mark.name} was ${mark.count === 1_000 ? 'the thousandth' : 'the hundredth'}, in ${when}.`;
}

/** '8 May'. */
export function dayWords(day: string): string {
  return DAY.format(new Date(day));
}

export function doneWords({ finds, trades, mixes }: Day): string {
  const done = [
    wordsFor(finds, 'find', 'finds'),
    wordsFor(trades, 'trade', 'trades'),
    wordsFor(mixes, 'mix', 'mixes'),
  ].filter((words) => words !== '');
  const last = done.pop() ?? '';
  return done.length === 0 ? last : `${done.join(', ')} and ${last}`;
}

function wordsFor(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${formatNumber(count)} ${count === 1 ? one : many}`;
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
