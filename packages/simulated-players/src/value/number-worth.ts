import { type Prestige, prestigeOf } from '@wallabee/contract/items/prestige-rules';
import type { Character, Pattern } from '../character/character.ts';
import { patternsOf } from './number-patterns.ts';

/** In honeycombs: what a number adds to an item, to somebody without special taste. */
export function numberWorth(number: number): number {
  return classWorth(number) * patternFactor(number, COMMON_TASTE);
}

/** The same to one player, who pays more for a favourite pattern. */
export function worthTo(character: Pick<Character, 'patterns' | 'birthday'>, number: number): number {
  return classWorth(number) * patternFactor(number, character);
}

/** A number that its owner would rather lock than trade. */
export function isTreasure(character: Pick<Character, 'patterns' | 'birthday'>, number: number): boolean {
  // Most numbers are no treasure to anybody, whatever their pattern.
  return classWorth(number) * FAVOURITE >= TREASURE_WORTH && worthTo(character, number) >= TREASURE_WORTH;
}

/** Just below the worth of the highest single digit. */
const TREASURE_WORTH = 900;

/** Compares the classes alone: negative where the first is the better one. */
export function compareClasses(first: number, second: number): number {
  return CLASS_ORDER[prestigeOf(first)] - CLASS_ORDER[prestigeOf(second)];
}

const CLASS_ORDER: Record<Prestige, number> = { sd: 0, dd: 1, td: 2, qd: 3, beyond: 4 };

/** The worth of the lowest and of the highest number of each class. */
const CLASS_WORTH: Record<Prestige, { lowest: number; highest: number; from: number; to: number }> = {
  sd: { lowest: 6_000, highest: 1_000, from: 1, to: 9 },
  dd: { lowest: 700, highest: 240, from: 10, to: 99 },
  td: { lowest: 150, highest: 60, from: 100, to: 999 },
  qd: { lowest: 40, highest: 15, from: 1_000, to: 9_999 },
  beyond: { lowest: 8, highest: 8, from: 10_000, to: 99_999 },
};

function classWorth(number: number): number {
  const { lowest, highest, from, to } = CLASS_WORTH[prestigeOf(number)];
  const share = Math.min((number - from) / (to - from), 1);
  return lowest + (highest - lowest) * Math.sqrt(share);
}

type Taste = Pick<Character, 'patterns' | 'birthday'>;

const COMMON_TASTE: Taste = { patterns: [], birthday: null };

function patternFactor(number: number, { patterns, birthday }: Taste): number {
  let factor = 1;
  for (const pattern of patternsOf(number, birthday)) {
    factor = Math.max(factor, patterns.includes(pattern) ? FAVOURITE : COMMON_FACTORS[pattern]);
  }
  return factor;
}

const FAVOURITE = 6;

const COMMON_FACTORS: Record<Pattern, number> = {
  palindrome: 1.8,
  repdigit: 2.5,
  sequence: 2.2,
  round: 1.5,
  year: 1.3,
  birthday: 1,
};
