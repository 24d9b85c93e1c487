import { isPalindrome } from '@wallabee/contract/items/number-shapes';

export const NUMBER_PATTERNS = [
  'palindrome',
  'repdigit',
  'sequence',
  'round',
  'year',
  'square',
  'prime',
] as const;
export type NumberPattern = (typeof NUMBER_PATTERNS)[number];

/** The patterns that need no clock; a query binds `is:year` to an interval of numbers. */
export type NumberShape = Exclude<NumberPattern, 'year'>;

export const FIRST_YEAR = 1_900;

export function hasPattern(number: number, pattern: NumberPattern, thisYear: number): boolean {
  if (pattern === 'year') return number >= FIRST_YEAR && number <= thisYear;
  return hasShape(number, pattern);
}

export function hasShape(number: number, shape: NumberShape): boolean {
  return number >= 1 && SHAPES[shape].has(number);
}

/** In order, from 1 to `upTo`. */
export function numbersWithPattern(shape: NumberShape, upTo: number): number[] {
  return SHAPES[shape].list(upTo).filter((number) => number <= upTo);
}

const SHAPES: Record<NumberShape, { has(number: number): boolean; list(upTo: number): number[] }> = {
  palindrome: { has: isPalindrome, list: palindromes },
  repdigit: { has: (number) => /^(\d)\1+$/.test(String(number)), list: repdigits },
  sequence: { has: (number) => SEQUENCES.includes(number), list: () => SEQUENCES },
  round: { has: (number) => /^\d0+$/.test(String(number)), list: roundNumbers },
  square: { has: (number) => Math.round(Math.sqrt(number)) ** 2 === number, list: squares },
  prime: { has: isPrime, list: primes },
};

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const SEQUENCES = sequences();

/** Each half gives one palindrome with a middle digit of its own and one without. */
function palindromes(upTo: number): number[] {
  const found: number[] = [];
  const longestHalf = Math.ceil(String(upTo).length / 2);
  for (let half = 1; half < 10 ** longestHalf; half += 1) {
    const digits = String(half);
    const reversed = [...digits].reverse().join('');
    found.push(Number(digits + reversed.slice(1)), Number(digits + reversed));
  }
  return found.sort((one, other) => one - other);
}

function repdigits(upTo: number): number[] {
  return lengthsUntil(upTo, 2).flatMap((length) =>
    DIGITS.map((digit) => Number(String(digit).repeat(length))),
  );
}

function roundNumbers(upTo: number): number[] {
  return lengthsUntil(upTo, 2).flatMap((length) => DIGITS.map((digit) => digit * 10 ** (length - 1)));
}

function squares(upTo: number): number[] {
  return Array.from({ length: Math.floor(Math.sqrt(upTo)) }, (_, index) => (index + 1) ** 2);
}

function primes(upTo: number): number[] {
  const isComposite = new Uint8Array(upTo + 1);
  const found: number[] = [];
  for (let number = 2; number <= upTo; number += 1) {
    if (isComposite[number]) continue;
    found.push(number);
    for (let multiple = number * number; multiple <= upTo; multiple += number) isComposite[multiple] = 1;
  }
  return found;
}

function isPrime(number: number): boolean {
  if (number < 4) return number > 1;
  if (number % 2 === 0) return false;
  for (let divisor = 3; divisor * divisor <= number; divisor += 2) if (number % divisor === 0) return false;
  return true;
}

/** Every run of at least three digits within 123456789 or 9876543210. */
function sequences(): number[] {
  const runs = ['123456789', '9876543210'].flatMap((digits) =>
    Array.from(digits, (_, from) =>
      Array.from({ length: digits.length - from - 2 }, (_unused, more) =>
        Number(digits.slice(from, from + more + 3)),
      ),
    ).flat(),
  );
  return runs.sort((one, other) => one - other);
}

function lengthsUntil(upTo: number, shortest: number): number[] {
  const longest = String(upTo).length;
  return Array.from({ length: Math.max(0, longest - shortest + 1) }, (_, index) => shortest + index);
}
