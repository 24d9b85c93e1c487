import { type Day, dayOf, endOfDay } from '@wallabee/contract/protocol/day';
import { badInput } from './problems.ts';

/** The end of a day, as of which something is asked for. */
export interface PastDay {
  day: Day;
  /** The first instant after the day. */
  end: Date;
  /** The last instant of the day; of today, now. */
  last: Date;
}

/** Null where a call is answered as of now. */
export function pastDayOf(at: Day | undefined, now: Date): PastDay | null {
  if (at === undefined) return null;
  if (at > dayOf(now.getTime())) {
    throw badInput('at must not be in the future: days are in UTC', { at: 'must not be in the future' });
  }
  // PostgreSQL has no year 0, and the game began long after this.
  const day = at < EARLIEST ? EARLIEST : at;
  const end = endOfDay(day);
  return { day, end: new Date(end), last: new Date(Math.min(end - 1, now.getTime())) };
}

const EARLIEST = '1970-01-01';
