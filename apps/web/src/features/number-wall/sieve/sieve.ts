import type { NumberStates } from '@wallabee/contract/search/item-numbers';
import { type NumberState, STATE_LETTERS } from '@wallabee/contract/search/number-state';
import { NUMBER_PATTERNS, type NumberPattern } from '@wallabee/game/query/number-patterns';
import type { Band } from './bands.ts';
import { bandsOf } from './bands.ts';
import { bitOf, patternBits } from './pattern-bits.ts';
import { STATES, type WallFilters } from './wall-filters.ts';

/** One letter for each number from `from` on, and whether the owner has it. */
export type Letters = Pick<NumberStates, 'from' | 'states' | 'matches'>;

export type Facet = 'class' | 'is' | 'status' | 'owner';

export interface Sieved {
  first: number;
  /** 1 for every number that passes; its index is counted from `first`. */
  lit: Uint8Array;
  matched: number;
  /** Each of these follows the other filters. */
  states: Record<NumberState, number>;
  patterns: Record<NumberPattern, number>;
  without: Record<Facet, number>;
}

export interface SieveSettings {
  letters: Letters;
  filters: Pick<WallFilters, Facet>;
  thisYear: number;
}

/** One pass over all numbers gives what shines and every count. */
export function sieve({ letters, filters, thisYear }: SieveSettings): Sieved {
  const { from, states, matches } = letters;
  const bits = patternBits(from + states.length, thisYear);
  const passes = passOf(filters, { bits, letters });
  const lit = new Uint8Array(states.length);
  const byState = new Uint32Array(LETTER_STATES.length);
  const byBits = new Uint32Array(1 << NUMBER_PATTERNS.length);
  const byFailure = new Uint32Array(16);
  for (let place = 0; place < states.length; place++) {
    const state = stateAt(states, place);
    const failed = passes(place, state, matches);
    byFailure[failed] = (byFailure[failed] ?? 0) + 1;
    if (failed === 0) lit[place] = 1;
    if ((failed & ~FAILS.status) === 0) byState[state] = (byState[state] ?? 0) + 1;
    const pattern = bits[from + place] ?? 0;
    if ((failed & ~FAILS.is) === 0) byBits[pattern] = (byBits[pattern] ?? 0) + 1;
  }
  const without = (facet: Facet) => (byFailure[0] ?? 0) + (byFailure[FAILS[facet]] ?? 0);
  return {
    first: from,
    lit,
    matched: byFailure[0] ?? 0,
    states: Object.fromEntries(
      LETTER_STATES.map((state, index) => [state, byState[index]]),
    ) as Sieved['states'],
    patterns: patternCounts(byBits),
    without: {
      class: without('class'),
      is: without('is'),
      status: without('status'),
      owner: without('owner'),
    },
  };
}

const FAILS: Record<Facet, number> = { class: 1, is: 2, status: 4, owner: 8 };

/** Which of the filters a number does not pass, as bits. */
function passOf(
  { class: prestige, is, status, owner }: SieveSettings['filters'],
  { bits, letters: { from } }: { bits: Uint8Array; letters: Letters },
) {
  const band = prestige && bandsOf(Number.MAX_SAFE_INTEGER).find((known) => known.prestige === prestige);
  const { first = 0, last = Number.POSITIVE_INFINITY } = band ?? {};
  const patternBit = is && bitOf(is);
  const wanted = Uint8Array.from(LETTER_STATES, (state) =>
    status === null || status.includes(state) ? 1 : 0,
  );
  return (place: number, state: number, matches: string | null): number => {
    const number = from + place;
    const pattern = bits[number] ?? 0;
    let failed = number < first || number > last ? FAILS.class : 0;
    if (patternBit !== null && (pattern & patternBit) === 0) failed |= FAILS.is;
    if (wanted[state] === 0) failed |= FAILS.status;
    if (owner !== '' && matches !== null && matches.charCodeAt(place) !== ONE) failed |= FAILS.owner;
    return failed;
  };
}

const ONE = '1'.charCodeAt(0);
const LETTER_STATES = [...STATES, 'hidden' as const];
const INDEX_OF_LETTER = new Uint8Array(128).fill(LETTER_STATES.indexOf('hidden'));
for (const [index, state] of LETTER_STATES.entries())
  INDEX_OF_LETTER[STATE_LETTERS[state].charCodeAt(0)] = index;

function stateAt(states: string, place: number): number {
  return INDEX_OF_LETTER[states.charCodeAt(place)] ?? 0;
}

export function stateOf({ from, states }: Letters, number: number): NumberState | null {
  const place = number - from;
  if (place < 0 || place >= states.length) return null;
  return LETTER_STATES[stateAt(states, place)] ?? null;
}

function patternCounts(byBits: Uint32Array): Sieved['patterns'] {
  const counts = NUMBER_PATTERNS.map((pattern) => {
    const bit = bitOf(pattern);
    const count = byBits.reduce((sum, some, bits) => ((bits & bit) === 0 ? sum : sum + some), 0);
    return [pattern, count];
  });
  return Object.fromEntries(counts);
}

/** The numbers of a page of the table. */
export function passedNumbers({ first, lit, matched }: Sieved, page: PageOf): number[] {
  const numbers: number[] = [];
  const skipped = (page.number - 1) * page.size;
  const [from, step] = page.sort === 'up' ? [0, 1] : [lit.length - 1, -1];
  for (let place = from, passed = 0; passed < Math.min(matched, skipped + page.size); place += step) {
    if (lit[place] !== 1) continue;
    passed++;
    if (passed > skipped) numbers.push(first + place);
  }
  return numbers;
}

interface PageOf {
  /** From 1. */
  number: number;
  size: number;
  sort: WallFilters['sort'];
}

const HELD: ReadonlySet<string> = new Set(
  (['saved', 'pouch', 'locked', 'market'] as const).map((state) => STATE_LETTERS[state]),
);

/** How many numbers of a band players have. */
export function heldIn({ from, states }: Letters, { first, last }: Band): number {
  let held = 0;
  for (let place = Math.max(first - from, 0); place <= last - from; place++)
    if (HELD.has(states[place] ?? '')) held++;
  return held;
}
