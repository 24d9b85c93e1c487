import type { Warn } from './data-fault.ts';
import { markMatched } from './events.queries.ts';
import { FaultyEvents, type MatchingParts, matchSome, type UnknownTypes } from './match-some.ts';

/** Matches events. Where that fails, fewer at a time, until a malformed one is alone; it is passed over. */
export function createEventMatcher(parts: MatchingParts, warn: Warn) {
  let most = MOST_EVENTS;

  async function isolate({ ids, cause }: FaultyEvents) {
    if (ids.length > 1) {
      most = Math.ceil(ids.length / 2);
      return;
    }
    await markMatched(parts.db, ids, parts.now());
    warn(cause, `event ${ids[0]} of the log is malformed and rings nothing`);
  }

  return async (unknown: UnknownTypes): Promise<{ matched: number } | undefined> => {
    try {
      const done = await matchSome(parts, { unknown, most });
      most = Math.min(most * 2, MOST_EVENTS);
      return done;
    } catch (failure) {
      if (!(failure instanceof FaultyEvents)) throw failure;
      await isolate(failure);
      return { matched: 0 };
    }
  };
}

/** A notification waits until the events beside it are matched too. */
const MOST_EVENTS = 200;
