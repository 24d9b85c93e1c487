import { type NumberState, STATE_LETTERS } from '@wallabee/contract/search/number-state';
import { NUMBER_PATTERNS } from '@wallabee/game/query/number-patterns';
import type { Sieved } from './sieve.ts';
import { STATES } from './wall-filters.ts';

export type WallCounts = Pick<Sieved, 'matched' | 'states' | 'patterns' | 'without'>;

/** Of all bands together; null until every one of them is known. */
export function countsOf(bands: readonly (WallCounts | null)[]): WallCounts | null {
  const known = bands.filter((band) => band !== null);
  if (known.length < bands.length || known.length === 0) return null;
  return {
    matched: sum(known, ({ matched }) => matched),
    states: record([...STATES, 'hidden'], (state) => sum(known, ({ states }) => states[state])),
    patterns: record(NUMBER_PATTERNS, (pattern) => sum(known, ({ patterns }) => patterns[pattern])),
    without: record(['class', 'is', 'status', 'owner'], (facet) =>
      sum(known, ({ without }) => without[facet]),
    ),
  };
}

/** The eight of every wall, and others where there are some. */
export function shownStates(letters: readonly string[]): NumberState[] {
  return STATES.filter(
    (state) => !RARE.has(state) || letters.some((some) => some.includes(STATE_LETTERS[state])),
  );
}

const RARE: ReadonlySet<NumberState> = new Set(['unique_pool', 'limbo', 'destroyed'] as const);

function sum<Value>(values: readonly Value[], of: (value: Value) => number): number {
  return values.reduce((total, value) => total + of(value), 0);
}

function record<Name extends string>(
  names: readonly Name[],
  of: (name: Name) => number,
): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, number>;
}
