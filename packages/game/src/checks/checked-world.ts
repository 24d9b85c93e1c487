import type { DayRows } from '../apply/day-book.ts';
import type { GameDayRow } from '../apply/game-figures.ts';
import type { InMemoryWorld } from '../apply/in-memory-world.ts';
import type { ItemTallies } from '../apply/item-tallies.ts';
import type { RecordedEvent } from '../state/history-event.ts';

/** What is checked of a world. Its history may be too long to hold, and is read several times. */
export interface CheckedWorld
  extends Pick<
    InMemoryWorld,
    | 'catalogue'
    | 'players'
    | 'places'
    | 'items'
    | 'issued'
    | 'held'
    | 'saved'
    | 'completions'
    | 'finishers'
    | 'visits'
    | 'wells'
    | 'listings'
    | 'counters'
    | 'statusCounts'
    | 'mixingPool'
  > {
  readonly tallies: Pick<ItemTallies, 'of'>;
  /** A world in memory has no figures of finished days. */
  readonly days: DayRows & { gameDays?(): Iterable<GameDayRow> };
  readonly history: Iterable<RecordedEvent>;
}
