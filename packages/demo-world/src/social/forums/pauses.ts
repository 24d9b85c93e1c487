import type { Chance } from '@wallabee/simulated-players/chance';
import { DAY, HOUR, MINUTE } from '../../calendar.ts';

/** The pause before an answer to somebody who waits for it. */
export function shortPause(chance: Chance): number {
  return chance.happens(0.6) ? chance.between(2, 90) * MINUTE : chance.between(2, 30) * HOUR;
}

/** Answers come quickly at first, then thin out. */
export function drawPause(chance: Chance, position: number): number {
  if (chance.happens(0.012)) return chance.between(200, 500) * DAY;
  const slow = 1 + position / 3;
  return Math.floor(
    slow * (chance.happens(0.6) ? chance.between(2, 90) * MINUTE : chance.between(2, 40) * HOUR),
  );
}
