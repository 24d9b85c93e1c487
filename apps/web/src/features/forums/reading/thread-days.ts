import type { ThreadDays } from '@wallabee/contract/forums/reading';

/** Where a post is in its thread. */
export interface Place {
  position: number;
  page: number;
}

export interface Stretch extends Place {
  /** A day, a month or a year, as far as it is written: 2026-11-09, 2026-11 or 2026. */
  time: string;
  posts: number;
}

const MOST_STRETCHES = 12;
const DAY = 10;
const MONTH = 7;
const YEAR = 4;

/** The days of a thread, or the months or years of a longer one. */
export function stretchesOf({ days }: Pick<ThreadDays, 'days'>): Stretch[] {
  for (const length of [DAY, MONTH]) {
    const stretches = groupBy(days, length);
    if (stretches.length <= MOST_STRETCHES) return stretches;
  }
  return groupBy(days, YEAR);
}

function groupBy(days: ThreadDays['days'], length: number): Stretch[] {
  const stretches = new Map<string, Stretch>();
  for (const { day, posts, ...place } of days) {
    const time = day.slice(0, length);
    const stretch = stretches.get(time);
    if (stretch) stretch.posts += posts;
    else stretches.set(time, { time, posts, ...place });
  }
  return [...stretches.values()];
}

/** The first post on or after a day; the first of the last day where there is none. */
export function placeOfDay({ days }: Pick<ThreadDays, 'days'>, day: string): Place | undefined {
  return days.find((one) => one.day >= day) ?? days.at(-1);
}

/** `onlyYear` is the year of all stretches, where they are of one. */
export function nameOfStretch(time: string, onlyYear: string | undefined): string {
  if (time.length === YEAR) return time;
  if (time.length === MONTH) return months.format(new Date(`${time}-01`));
  return (onlyYear !== undefined && time.startsWith(onlyYear) ? dayNames : datedDays).format(new Date(time));
}

const months = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const day = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const dayNames = new Intl.DateTimeFormat('en-GB', day);
const datedDays = new Intl.DateTimeFormat('en-GB', { ...day, year: 'numeric' });
