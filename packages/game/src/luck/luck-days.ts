import { DAY_MS, type Day, dayOf, endOfDay } from '@wallabee/contract/protocol/day';
import type { Instant } from '../state/item-state.ts';

/** An action that began before midnight has ended by then. */
const MARGIN_MS = 10 * 60_000;

/** From this moment on nothing is drawn from the day's seed any more. */
export function seedPublishedAt(day: Day): Instant {
  return endOfDay(day) + MARGIN_MS;
}

export function isSeedPublic(day: Day, now: Instant): boolean {
  return now >= seedPublishedAt(day);
}

/** The last day whose seed may be shown. */
export function lastPublicDay(now: Instant): Day {
  return dayOf(now - MARGIN_MS - DAY_MS);
}

/** Digests are published this many days ahead. */
export const DAYS_AHEAD = 7;

/** The day itself and those whose digests are published with it. */
export function daysAhead(now: Instant): Day[] {
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => dayOf(now + ahead * DAY_MS));
}
