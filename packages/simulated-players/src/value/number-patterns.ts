import { isPalindrome } from '@wallabee/contract/items/number-shapes';
import { type Birthday, PATTERNS, type Pattern } from '../character/character.ts';

export function patternsOf(number: number, birthday: Birthday | null): Pattern[] {
  return PATTERNS.filter((pattern) => HAS_PATTERN[pattern](number, birthday));
}

const HAS_PATTERN: Record<Pattern, (number: number, birthday: Birthday | null) => boolean> = {
  palindrome: (number) => number > 10 && isPalindrome(number),
  repdigit: (number) => number > 10 && isRepdigit(number),
  sequence: isSequence,
  round: (number) => number >= 100 && number % roundStep(number) === 0,
  year: (number) => number >= FIRST_YEAR && number <= LAST_YEAR,
  birthday: (number, birthday) => birthday !== null && isBirthday(number, birthday),
};

const FIRST_YEAR = 1_940;
const LAST_YEAR = 2_030;

function isRepdigit(number: number): boolean {
  const last = number % 10;
  let rest = number;
  while (rest > 0) {
    if (rest % 10 !== last) return false;
    rest = Math.floor(rest / 10);
  }
  return true;
}

/** 123, 4567 or 321: three digits or more, each one step from the next. */
function isSequence(number: number): boolean {
  if (number < 100) return false;
  const step = (Math.floor(number / 10) % 10) - (number % 10);
  if (step !== 1 && step !== -1) return false;
  let rest = Math.floor(number / 10);
  while (rest >= 10) {
    if ((Math.floor(rest / 10) % 10) - (rest % 10) !== step) return false;
    rest = Math.floor(rest / 10);
  }
  return true;
}

/** 300 and 4,000 are round, 4,300 is not. */
function roundStep(number: number): number {
  let step = 1;
  while (step * 10 <= number) step *= 10;
  return step;
}

/** 14 February is 142, 1402 or 214. */
function isBirthday(number: number, { month, day }: Birthday): boolean {
  return number === day * 10 + month || number === day * 100 + month || number === month * 100 + day;
}
