import { formatNumber } from '../protocol/format-number.ts';

/** Rounded down to two digits from a hundred on, so that a picture is not drawn anew for every change. */
export function coarse(count: number): string {
  if (count < 100) return String(count);
  const step = 10 ** (String(count).length - 2);
  const rounded = Math.floor(count / step) * step;
  return `${formatNumber(rounded)}+`;
}

export function inMonths(instant: string): string {
  return MONTHS.format(new Date(instant));
}

export function inDays(instant: string): string {
  return DAYS.format(new Date(instant));
}

const MONTHS = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const DAYS = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
