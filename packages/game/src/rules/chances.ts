import { RING_MOST_PLAYERS } from './game-facts.ts';

/** Who gets the hat, which hat, and its variant. */
export const CHANCES_A_CRACKER = 3;

/** A ring of crackers draws the most. */
export const MOST_CHANCES = CHANCES_A_CRACKER * RING_MOST_PLAYERS;
