import type { Instant } from '../state/item-state.ts';
import { spanStrings } from './journey.strings.ts';

const HOUR_MS = 3_600_000;

/** By the calendar in UTC, in at most two units: `4 years 2 months`, `12 days`. */
export function spanWords(from: Instant, to: Instant): string {
  const months = wholeMonths(from, to);
  const years = Math.floor(months / 12);
  if (years > 0) return spanStrings.years(years, months % 12);
  if (months > 0) return spanStrings.months(months);
  const hours = Math.floor((to - from) / HOUR_MS);
  if (hours >= 24) return spanStrings.days(Math.floor(hours / 24));
  return hours > 0 ? spanStrings.hours(hours) : spanStrings.lessThanAnHour;
}

function wholeMonths(from: Instant, to: Instant): number {
  const [start, end] = [new Date(from), new Date(to)];
  const months =
    (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
  return timeInMonth(end) < timeInMonth(start) ? months - 1 : months;
}

function timeInMonth(date: Date): number {
  return date.getTime() - Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
}
