import {
  FIRST_YEAR,
  NUMBER_PATTERNS,
  type NumberPattern,
  numbersWithPattern,
} from '@wallabee/game/query/number-patterns';

/** A bit for each pattern. */
export function bitOf(pattern: NumberPattern): number {
  return 1 << NUMBER_PATTERNS.indexOf(pattern);
}

let known: { upTo: number; thisYear: number; bits: Uint8Array } = {
  upTo: 0,
  thisYear: 0,
  bits: new Uint8Array(1),
};

/** The patterns of every number from 0 up to one. They are the same for every item type, so they are found once. */
export function patternBits(upTo: number, thisYear: number): Uint8Array {
  if (known.upTo < upTo || known.thisYear !== thisYear) {
    const most = Math.max(upTo, known.upTo);
    known = { upTo: most, thisYear, bits: findBits(most, thisYear) };
  }
  return known.bits;
}

function findBits(upTo: number, thisYear: number): Uint8Array {
  const bits = new Uint8Array(upTo + 1);
  for (const pattern of NUMBER_PATTERNS) {
    const bit = bitOf(pattern);
    if (pattern === 'year') {
      for (let year = FIRST_YEAR; year <= Math.min(thisYear, upTo); year++)
        bits[year] = (bits[year] ?? 0) | bit;
    } else {
      for (const number of numbersWithPattern(pattern, upTo)) bits[number] = (bits[number] ?? 0) | bit;
    }
  }
  return bits;
}
