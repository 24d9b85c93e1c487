import { DAY_MS, dayOf } from '../protocol/day.ts';

export const CALENDAR_WEEKS = 52;

/** What a player did on a day, `YYYY-MM-DD` in UTC. */
export interface DayCounts {
  day: string;
  finds: number;
  trades: number;
  mixes: number;
}

export function countOfDay({ finds, trades, mixes }: DayCounts): number {
  return finds + trades + mixes;
}

/** The last week is the one of today; weeks begin on Monday. */
export function calendarRange(today: string): { from: string; to: string } {
  return { from: addDays(today, -weekdayOf(today) - 7 * (CALENDAR_WEEKS - 1)), to: today };
}

/** From 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

export function addDays(day: string, count: number): string {
  return dayOf(Date.parse(day) + count * DAY_MS);
}

/** From `from` to `to`, both included. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

const LEVELS = [1, 3, 6, 10];

/** How full the cell of a day is, from 0 to 4. */
export function levelOf(count: number): number {
  return LEVELS.filter((least) => count >= least).length;
}

export interface Run {
  from: string;
  to: string;
  days: number;
}

/** The longest sequence of days without a gap; the latest of equal ones. `days` are in order. */
export function longestRun(days: readonly DayCounts[]): Run | null {
  let longest: Run | null = null;
  let current: Run | null = null;
  for (const { day } of days) {
    current = runWith(current, day);
    if (!longest || current.days >= longest.days) longest = current;
  }
  return longest;
}

function runWith(run: Run | null, day: string): Run {
  if (run && addDays(run.to, 1) === day) return { from: run.from, to: day, days: run.days + 1 };
  return { from: day, to: day, days: 1 };
}

/** The day with the most; the latest of equal ones. */
export function busiestDay<Day extends DayCounts>(days: readonly Day[]): Day | null {
  let busiest: Day | null = null;
  for (const day of days) if (!busiest || countOfDay(day) >= countOfDay(busiest)) busiest = day;
  return busiest;
}
