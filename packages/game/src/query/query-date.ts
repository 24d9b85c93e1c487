import type { Instant } from '../state/item-state.ts';

/** From its start up to its end, which it excludes; null for a text that is no date. */
export interface DateSpan {
  readonly from: Instant;
  readonly to: Instant;
}

const DAY = 86_400_000;
const CALENDAR = /^([12]\d{3})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/;
const DAYS_AGO = /^(\d{1,5})d$/i;

/** A year, a month, a day, `today`, or a day some days ago, in UTC. */
export function dateSpan(text: string, now: Instant): DateSpan | null {
  const ago = daysAgo(text);
  if (ago === null) return calendarSpan(text);
  const from = Math.floor(now / DAY) * DAY - ago * DAY;
  return { from, to: from + DAY };
}

/** `30d`: compared as a moment, because it stands for all the time since. */
export function isSpanUntilNow(text: string): boolean {
  return DAYS_AGO.test(text);
}

export function daysAgo(text: string): number | null {
  if (text.toLowerCase() === 'today') return 0;
  const [, days] = DAYS_AGO.exec(text) ?? [];
  return days === undefined ? null : Number(days);
}

export function isDate(text: string): boolean {
  return dateSpan(text, 0) !== null;
}

function calendarSpan(text: string): DateSpan | null {
  const [, year, month, day] = CALENDAR.exec(text) ?? [];
  if (year === undefined) return null;
  const first = { year: Number(year), month: Number(month ?? 1), day: Number(day ?? 1) };
  if (!isOnCalendar(first)) return null;
  const { from, to } = {
    from: instantOf(first),
    to: instantOf({
      year: first.year + (month === undefined ? 1 : 0),
      month: first.month + (month !== undefined && day === undefined ? 1 : 0),
      day: first.day + (day === undefined ? 0 : 1),
    }),
  };
  return { from, to };
}

interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

function isOnCalendar(date: CalendarDay): boolean {
  const read = new Date(instantOf(date));
  return read.getUTCMonth() + 1 === date.month && read.getUTCDate() === date.day;
}

function instantOf({ year, month, day }: CalendarDay): Instant {
  return Date.UTC(year, month - 1, day);
}
