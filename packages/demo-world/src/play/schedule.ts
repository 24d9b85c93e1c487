import type { Instant } from '@wallabee/game/state/item-state';
import type { Game } from './game.ts';

export interface ScheduledEvent {
  at: Instant;
  run: (game: Game) => void;
}

export interface Schedule {
  runUntil(game: Game, at: Instant): void;
}

export function createSchedule(scheduledEvents: readonly ScheduledEvent[]): Schedule {
  // Sorting is stable, so simultaneous events run in the order of the list.
  const inOrder = [...scheduledEvents].sort((a, b) => a.at - b.at);
  let next = 0;
  return {
    runUntil: (game, at) => {
      for (let due = inOrder[next]; due && due.at <= at; due = inOrder[next]) {
        next += 1;
        game.now = Math.max(game.now, due.at);
        due.run(game);
      }
    },
  };
}
