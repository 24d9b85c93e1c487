import type { Instant } from '@wallabee/game/state/item-state';
import type { Chance } from '@wallabee/simulated-players/chance';
import { DAY, HOUR, MINUTE } from '../../calendar.ts';

/** How likely people write in each hour of their day, relative to the busiest. */
const BUSY = [
  0.12, 0.05, 0.03, 0.02, 0.03, 0.08, 0.3, 0.6, 0.65, 0.5, 0.45, 0.5, 0.75, 0.65, 0.45, 0.45, 0.5, 0.6, 0.7,
  0.85, 1, 1, 0.8, 0.4,
];

/** The next time from then on at which somebody at that longitude might well write. */
export function writingTime(at: Instant, longitude: number, chance: Chance): Instant {
  const offset = Math.round(longitude / 15) * HOUR;
  let time = at;
  for (let tries = 0; tries < 24; tries += 1) {
    const hour = Math.floor(((((time + offset) % DAY) + DAY) % DAY) / HOUR);
    if (chance.happens(BUSY[hour] ?? 1)) return time;
    time += 20 * MINUTE + chance.integer(70 * MINUTE);
  }
  return time;
}

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
