import { hasShape } from '../query/number-patterns.ts';

/** What is remarkable about a number in a cabinet. */
export type ProudReason =
  | { kind: 'first' }
  | { kind: 'repdigit'; digits: number }
  | { kind: 'sequence' }
  | { kind: 'palindrome' }
  | { kind: 'round' }
  | { kind: 'journey'; kilometres: number; hands: number }
  | { kind: 'hands'; hands: number }
  | { kind: 'since'; year: number };

export interface ProudFacts {
  number: number;
  /** How far the item has come, from place to place. */
  metres: number;
  /** How many different players have held it. */
  hands: number;
  /** The year since which the player has it. */
  since: number;
}

const FAR_KILOMETRES = 100;
const MANY_HANDS = 3;
/** Every number of one digit is a palindrome. */
const SHORTEST_PALINDROME = 101;

/** A pattern comes before the item's way, and the way before the time. */
export function proudReason({ number, metres, hands, since }: ProudFacts): ProudReason {
  const pattern = patternOf(number);
  if (pattern) return pattern;
  const kilometres = Math.round(metres / 1_000);
  if (kilometres >= FAR_KILOMETRES) return { kind: 'journey', kilometres, hands };
  return hands >= MANY_HANDS ? { kind: 'hands', hands } : { kind: 'since', year: since };
}

function patternOf(number: number): ProudReason | null {
  if (number === 1) return { kind: 'first' };
  if (hasShape(number, 'repdigit')) return { kind: 'repdigit', digits: String(number).length };
  if (hasShape(number, 'sequence')) return { kind: 'sequence' };
  if (number >= SHORTEST_PALINDROME && hasShape(number, 'palindrome')) return { kind: 'palindrome' };
  return number >= 100 && hasShape(number, 'round') ? { kind: 'round' } : null;
}
