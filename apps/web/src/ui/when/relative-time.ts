import { formatDate } from '../format-date.ts';
import { whenStrings } from './when.strings.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Minutes and hours within a day, then the date. */
export function formatRelative(instant: string, now: number): string {
  const age = now - Date.parse(instant);
  if (age < 0 || age >= 2 * DAY) return formatDate(instant);
  if (age < MINUTE) return whenStrings.now;
  if (age < HOUR) return whenStrings.minutes(Math.floor(age / MINUTE));
  return age < DAY ? whenStrings.hours(Math.floor(age / HOUR)) : whenStrings.yesterday;
}
