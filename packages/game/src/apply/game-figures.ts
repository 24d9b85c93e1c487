import { DAY_MS, type Day, dayOf } from '@wallabee/contract/protocol/day';
import { GAME_FIGURES, type GameFigure } from '@wallabee/contract/stats/game-figures';
import type { LocationDay, PlayerDay } from '../state/day-rows.ts';
import type { Instant } from '../state/item-state.ts';

export interface GameDayRow {
  readonly day: Day;
  readonly counts: GameFigure;
  readonly value: number;
}

/** The figures of the whole game by day. */
export interface GameFigures {
  addLocations(rows: Iterable<LocationDay>): void;
  addPlayers(rows: Iterable<PlayerDay>): void;
  add(day: Day, counts: GameFigure, by: number): void;
  /** Every figure of every day from the first day that has any, to the day before `until`. */
  rowsUntil(until: Instant): Iterable<GameDayRow>;
}

export function createGameFigures(): GameFigures {
  const days = new Map<Day, Record<GameFigure, number>>();

  const add = (day: Day, counts: GameFigure, by: number) => {
    const figures = days.get(day) ?? noFigures();
    figures[counts] += by;
    days.set(day, figures);
  };

  return {
    add,
    // Moves between two locations add up to 0, so what remains was made.
    addLocations: (rows) => {
      for (const { day, by } of rows) add(day, 'issued', by);
    },
    addPlayers: (rows) => {
      for (const { day, finds, trades, mixes } of rows) {
        add(day, 'active_players', 1);
        add(day, 'finds', finds);
        add(day, 'trades', trades);
        add(day, 'mixes', mixes);
      }
    },
    *rowsUntil(until) {
      const first = [...days.keys()].sort()[0];
      if (first === undefined) return;
      for (let at = Date.parse(first); dayOf(at) < dayOf(until); at += DAY_MS) {
        const day = dayOf(at);
        const figures = days.get(day) ?? noFigures();
        for (const counts of GAME_FIGURES) yield { day, counts, value: figures[counts] };
      }
    },
  };
}

function noFigures() {
  return Object.fromEntries(GAME_FIGURES.map((name) => [name, 0])) as Record<GameFigure, number>;
}
