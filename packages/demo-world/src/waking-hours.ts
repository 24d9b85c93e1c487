import type { Instant } from '@wallabee/game/state/item-state';
import type { Chance } from '@wallabee/simulated-players/chance';
import { DAY, HOUR, MINUTE } from './calendar.ts';

/** How likely people play or write in each hour of their day, relative to the busiest. */
const BUSY = [
  0.12, 0.05, 0.03, 0.02, 0.03, 0.08, 0.3, 0.6, 0.65, 0.5, 0.45, 0.5, 0.75, 0.65, 0.45, 0.45, 0.5, 0.6, 0.7,
  0.85, 1, 1, 0.8, 0.4,
];

/** Whether somebody at that longitude might well be up and about. */
export function isUp(at: Instant, longitude: number, chance: Chance): boolean {
  return chance.happens(BUSY[hourAt(at, longitude)] ?? 1);
}

/** By the sun, from 0 to 23; clocks there show up to two hours more. */
export function hourAt(at: Instant, longitude: number): number {
  const offset = Math.round(longitude / 15) * HOUR;
  return Math.floor(((((at + offset) % DAY) + DAY) % DAY) / HOUR);
}

/** The next such time from then on. */
export function wakingTime(at: Instant, longitude: number, chance: Chance): Instant {
  let time = at;
  for (let tries = 0; tries < 24 && !isUp(time, longitude, chance); tries += 1) {
    time += 20 * MINUTE + chance.integer(70 * MINUTE);
  }
  return time;
}
