import type { Instant } from '@wallabee/game/state/item-state';
import type { Game } from './game.ts';

/** Something that happens in the game at its time, whoever plays. */
export interface Appointment {
  at: Instant;
  happen: (game: Game) => void;
}

/** Lets everything happen that is due by `at`, in order, each at its own time. */
export interface Agenda {
  runUntil(game: Game, at: Instant): void;
}

export function createAgenda(appointments: readonly Appointment[]): Agenda {
  // Two at the same moment keep the order in which they were written down.
  const inOrder = [...appointments].sort((a, b) => a.at - b.at);
  let next = 0;
  return {
    runUntil: (game, at) => {
      for (let due = inOrder[next]; due && due.at <= at; due = inOrder[next]) {
        next += 1;
        game.now = Math.max(game.now, due.at);
        due.happen(game);
      }
    },
  };
}
