import { monthOf } from '../protocol/day.ts';
import type { GameDay, GameMonth } from './game-days.ts';
import { GAME_FIGURES, type GameFigure } from './game-figures.ts';

/** The sums of each month; of active players the average of its days. Days are in order, without gaps. */
export function monthsOf(days: readonly GameDay[]): GameMonth[] {
  const months = new Map<string, GameDay[]>();
  for (const day of days) {
    const month = monthOf(day.day);
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  return [...months].map(([month, ofMonth]) => {
    const sums = Object.fromEntries(GAME_FIGURES.map((name) => [name, sumOf(ofMonth, name)]));
    const figures = sums as Record<GameFigure, number>;
    return { month, ...figures, active_players: Math.round(figures.active_players / ofMonth.length) };
  });
}

function sumOf(days: readonly GameDay[], name: GameFigure): number {
  return days.reduce((sum, day) => sum + day[name], 0);
}
