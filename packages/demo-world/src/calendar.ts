import type { Instant } from '@wallabee/game/state/item-state';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;
export const YEAR = 365.25 * DAY;

export const OPENING = Date.parse('2012-02-01T00:00:00.000Z');

export function startOfYear(year: number): Instant {
  return Date.UTC(year, 0);
}

export function startOfMonth(year: number, month: number): Instant {
  return Date.UTC(year, month);
}

export function yearOf(instant: Instant): number {
  return new Date(instant).getUTCFullYear();
}

export function isDecember(instant: Instant): boolean {
  return new Date(instant).getUTCMonth() === 11;
}

/** Faster than `Date.toISOString`: most instants are of the same day as the last one, which is cached. */
export function iso(instant: Instant): string {
  const day = Math.floor(instant / DAY);
  if (day !== lastDay.number) {
    lastDay.number = day;
    lastDay.text = new Date(day * DAY).toISOString().slice(0, 'yyyy-mm-ddT'.length);
  }
  const rest = instant - day * DAY;
  const hours = two(Math.floor(rest / HOUR));
  const minutes = two(Math.floor((rest % HOUR) / MINUTE));
  const seconds = two(Math.floor((rest % MINUTE) / SECOND));
  return `${lastDay.text}${hours}:${minutes}:${seconds}.${String(rest % SECOND).padStart(3, '0')}Z`;
}

const lastDay = { number: Number.NaN, text: '' };

function two(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}

export function isoOrNull(instant: Instant | null): string | null {
  return instant === null ? null : iso(instant);
}
