import { DAY_MS, type Day, dayOf } from '@wallabee/contract/protocol/day';
import type { Instant } from '../state/item-state.ts';

/** Days since 1970 in UTC. */
export function dayNumber(instant: Instant): number {
  return Math.floor(instant / DAY_MS);
}

export function dayText(day: number): Day {
  return dayOf(day * DAY_MS);
}

export function dayNumberOf(day: Day): number {
  return dayNumber(Date.parse(day));
}
