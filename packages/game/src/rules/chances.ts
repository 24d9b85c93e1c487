import type { Action } from '../state/action.ts';
import { RING_MOST_PLAYERS } from './game-facts.ts';

/** Who gets the hat, which hat, and its variant. */
export const CHANCES_A_CRACKER = 3;

export const MOST_CHANCES = CHANCES_A_CRACKER * RING_MOST_PLAYERS;

/** How many chance numbers the rule of an action may read. */
export function chancesOf(action: Action): number {
  if (action.type !== 'settle_ring') return CHANCES;
  return CHANCES_A_CRACKER * Math.min(action.members.length, RING_MOST_PLAYERS);
}

/** A trade of two crackers needs the most; the others draw as many, so that a seed goes on giving its world. */
const CHANCES = 2 * CHANCES_A_CRACKER;
