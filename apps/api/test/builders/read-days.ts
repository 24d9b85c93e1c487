import type { DayRows } from '@wallabee/game/apply/day-book';
import type { GameDayRow } from '@wallabee/game/apply/game-figures';
import type { LocationCount, LocationDay, PlayerDay, SavedSpan } from '@wallabee/game/state/day-rows';
import type { Db } from '../../src/platform/db/db.ts';

/** The tables of days. */
export async function readDays(db: Db): Promise<DayRows> {
  const locations = await db.selectFrom('location_day').selectAll().execute();
  const counts = await db.selectFrom('location_count').selectAll().execute();
  const players = await db.selectFrom('player_day').selectAll().execute();
  const spans = await db.selectFrom('saved_span').selectAll().execute();
  return {
    locationDays: () => locations as LocationDay[],
    locationCounts: () => counts as LocationCount[],
    playerDays: () => players as PlayerDay[],
    savedSpans: () =>
      spans.map((span) => ({
        ...span,
        saved_at: span.saved_at.getTime(),
        ended_at: span.ended_at?.getTime() ?? null,
      })) as SavedSpan[],
  };
}

export async function readGameDays(db: Db): Promise<GameDayRow[]> {
  const rows = await db.selectFrom('game_day').selectAll().orderBy('day').execute();
  return rows as GameDayRow[];
}

/** In one order, without rows of 0. */
export function comparableDays(days: DayRows) {
  return {
    locations: inOrder([...days.locationDays()].filter(({ by }) => by !== 0)),
    counts: inOrder([...days.locationCounts()].filter(({ count }) => count !== 0)),
    players: inOrder(days.playerDays()),
    spans: inOrder(days.savedSpans()),
  };
}

function inOrder(rows: Iterable<object>): string[] {
  return [...rows].map((row) => JSON.stringify(Object.entries(row).sort())).sort();
}
