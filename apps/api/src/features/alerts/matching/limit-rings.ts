import { MOST_RINGS_AN_HOUR } from '@wallabee/contract/alerts/alert-limits';
import type { AlertId } from '@wallabee/contract/protocol/ids';
import type { Match } from './find-matches.ts';
import type { RingingRow, Tally } from './matches.queries.ts';

export interface LimitedRings {
  readonly rings: readonly Match[];
  /** The first match of each alert beyond the limit of its hour. */
  readonly tooMany: readonly Match[];
  readonly tallies: readonly Tally[];
}

/** An alert that matches everything would fill the bell and push without end, so each rings so often in an hour. */
export function limitRings(
  matches: readonly Match[],
  alerts: ReadonlyMap<AlertId, RingingRow>,
  now: Date,
): LimitedRings {
  const tallies = new Map<AlertId, Tally>();
  const rings: Match[] = [];
  const tooMany: Match[] = [];
  for (const match of matches) {
    const row = alerts.get(match.alert);
    if (!row) continue;
    const before = tallies.get(match.alert) ?? tallyOf(row, now);
    if (before.rings_in_hour < MOST_RINGS_AN_HOUR) rings.push(match);
    if (before.rings_in_hour === MOST_RINGS_AN_HOUR) tooMany.push(match);
    tallies.set(match.alert, {
      ...before,
      matches: before.matches + 1,
      // One more than the limit says that the player knows of it.
      rings_in_hour: Math.min(before.rings_in_hour, MOST_RINGS_AN_HOUR) + 1,
    });
  }
  return { rings, tooMany, tallies: [...tallies.values()] };
}

function tallyOf({ alert_id, hour_from, rings_in_hour }: RingingRow, now: Date): Tally {
  const isOver = hour_from === null || now.getTime() - hour_from.getTime() >= HOUR_MS;
  return isOver
    ? { alert_id, matches: 0, hour_from: now, rings_in_hour: 0 }
    : { alert_id, matches: 0, hour_from, rings_in_hour };
}

const HOUR_MS = 3_600_000;
