import { dayOf } from '@wallabee/contract/protocol/day';
import { openSpan } from '@wallabee/game/apply/day-effects';
import { createGameFigures } from '@wallabee/game/apply/game-figures';
import type { InMemoryWorld } from '@wallabee/game/apply/in-memory-world';
import type { SavedSpan } from '@wallabee/game/state/day-rows';
import type { Instant } from '@wallabee/game/state/item-state';
import { iso, isoOrNull } from '../calendar.ts';
import type { Player } from '../players/player.ts';
import type { WorldRows } from '../world-rows.ts';

type DayTable = 'location_day' | 'player_day' | 'saved_span';

export type DayBatch = { [Table in DayTable]: { table: Table; rows: WorldRows[Table][] } }[DayTable];

export interface DayWriter {
  /** Takes the finished days out of the world, and returns the tables that have at least this many rows. */
  take(now: Instant, least: number): DayBatch[];
  gameDayRows(until: Instant): Iterable<WorldRows['game_day']>;
}

export function createDayWriter(world: InMemoryWorld, players: readonly Player[]): DayWriter {
  const figures = createGameFigures();
  let batches = emptyBatches();

  return {
    take: (now, least) => {
      for (const { locations, players } of world.days.takeBefore(now)) {
        figures.addLocations(locations);
        figures.addPlayers(players);
        batches[0].rows.push(...locations);
        batches[1].rows.push(...players);
      }
      for (const span of world.days.takeEndedSpans()) batches[2].rows.push(spanRow(span));
      const [locations, deeds, spans] = batches;
      const empty = emptyBatches();
      const isFull = ({ rows }: DayBatch) => rows.length >= least;
      batches = [
        isFull(locations) ? empty[0] : locations,
        isFull(deeds) ? empty[1] : deeds,
        isFull(spans) ? empty[2] : spans,
      ];
      return [locations, deeds, spans].filter(isFull);
    },
    gameDayRows: (until) => {
      for (const { joinsAt } of players) figures.add(dayOf(joinsAt), 'new_players', 1);
      for (const sets of world.completions.values()) {
        for (const { completed_at } of sets.values()) figures.add(dayOf(completed_at), 'sets_completed', 1);
      }
      return figures.rowsUntil(until);
    },
  };
}

type Batch<Table extends DayTable> = { table: Table; rows: WorldRows[Table][] };

function emptyBatches(): [Batch<'location_day'>, Batch<'player_day'>, Batch<'saved_span'>] {
  return [
    { table: 'location_day', rows: [] },
    { table: 'player_day', rows: [] },
    { table: 'saved_span', rows: [] },
  ];
}

export function* openSpanRows({ items }: InMemoryWorld): Iterable<WorldRows['saved_span']> {
  for (const item of items.values()) {
    const span = openSpan(item);
    if (span) yield spanRow(span);
  }
}

function spanRow({ saved_at, ended_at, ...span }: SavedSpan): WorldRows['saved_span'] {
  return { ...span, saved_at: iso(saved_at), ended_at: isoOrNull(ended_at) };
}
