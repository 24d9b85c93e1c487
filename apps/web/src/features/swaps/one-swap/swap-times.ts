import { swapStrings } from './swap.strings.ts';

const timeOfDay = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const wholeDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** “Thursday 20:41” */
export function dayAndTime(instant: string, now: Date): string {
  return `${dayOf(new Date(instant), now)} ${timeOfDay.format(new Date(instant))}`;
}

/** “on Thursday” */
export function onDay(instant: string, now: Date): string {
  const date = new Date(instant);
  const day = dayOf(date, now);
  return NAMED_DAYS.has(daysBetween(now, date)) ? day : swapStrings.onDay(day);
}

/** “on Monday at 18:00” */
export function onDayAtTime(instant: string, now: Date): string {
  return swapStrings.atTime(onDay(instant, now), timeOfDay.format(new Date(instant)));
}

/** Null for an end within two days, for which the day and the hour are enough. */
export function daysLeft(instant: string, now: Date): number | null {
  const end = new Date(instant);
  return end.getTime() - now.getTime() > 2 * DAY_MS ? daysBetween(now, end) : null;
}

function dayOf(date: Date, now: Date): string {
  const days = daysBetween(now, date);
  if (NAMED_DAYS.has(days)) return swapStrings.namedDays[days as -1 | 0 | 1];
  // A week away, the name of the day would mean two days.
  if (Math.abs(days) < 7) return weekday.format(date);
  return (date.getFullYear() === now.getFullYear() ? dayAndMonth : wholeDate).format(date);
}

/** Of the calendar. Days on which the clocks change have no 24 hours, so the quotient is rounded. */
function daysBetween(from: Date, to: Date): number {
  return Math.round((startOfDay(to) - startOfDay(from)) / DAY_MS);
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

const DAY_MS = 86_400_000;
const NAMED_DAYS = new Set([-1, 0, 1]);
