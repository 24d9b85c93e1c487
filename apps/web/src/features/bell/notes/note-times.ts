import { noteStrings } from './notes.strings.ts';

const timeOfDay = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const wholeDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const monthAndYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });

/** “2 min”, “today, 09:25”, “yesterday”, “13 Nov”; in the reader's own time. */
export function whenNoted(instant: string, now: Date): string {
  const date = new Date(instant);
  const minutes = Math.floor((now.getTime() - date.getTime()) / MINUTE_MS);
  if (minutes < 1) return noteStrings.justNow;
  if (minutes < 60) return noteStrings.minutes(minutes);
  const days = daysBetween(date, now);
  if (days === 0) return noteStrings.today(timeOfDay.format(date));
  return days === 1 ? noteStrings.yesterday : dateOf(date, now);
}

/** “lapses on Tuesday” */
export function whenLapsing(instant: string, now: Date): string {
  const date = new Date(instant);
  if (date <= now) return noteStrings.lapsed;
  const days = daysBetween(now, date);
  if (days === 0) return noteStrings.lapsesToday(timeOfDay.format(date));
  if (days === 1) return noteStrings.lapsesTomorrow;
  // A week away, the name of the day would mean two days.
  return noteStrings.lapsesOn(days < 7 ? weekday.format(date) : dateOf(date, now));
}

/** “June 2019” */
export function monthOf(instant: string): string {
  return monthAndYear.format(new Date(instant));
}

/** “3 Nov” */
export function dayOf(instant: string, now: Date): string {
  return dateOf(new Date(instant), now);
}

function dateOf(date: Date, now: Date): string {
  return (date.getFullYear() === now.getFullYear() ? dayAndMonth : wholeDate).format(date);
}

/** Of the calendar. Days on which the clocks change have no 24 hours, so the quotient is rounded. */
function daysBetween(from: Date, to: Date): number {
  return Math.round((startOfDay(to) - startOfDay(from)) / DAY_MS);
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
