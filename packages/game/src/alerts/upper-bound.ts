import type { BoundTree } from '../query/bound-query.ts';
import { CLASS_INTERVALS } from '../query/number-set.ts';
import type { LimitTable } from './limit-table.ts';

/**
 * Only numbers below it can match: a number, or a row of the table of limits as `-1 - row`. It leaves most alerts out
 * without a look at their queries.
 */
export type UpperBound = number;

export function upperBoundOf(tree: BoundTree, limits: LimitTable): UpperBound {
  const terms = tree.is === 'all' ? tree.of : [tree];
  for (const term of terms) {
    const row = term.is === 'below' ? limits.rowOf(term.limits) : undefined;
    if (row !== undefined) return -1 - row;
  }
  return Math.min(...terms.map(ceilingOf));
}

/** The bound for an item type, whose column of limits is given. */
export function limitOf(bound: UpperBound, column: Int32Array | undefined): number {
  return bound < 0 ? (column?.[-1 - bound] ?? 0) : bound;
}

function ceilingOf(tree: BoundTree): number {
  if (tree.is === 'number') return highest(tree.within.map(({ to }) => to));
  if (tree.is === 'class') return highest(tree.classes.map((name) => CLASS_INTERVALS[name].to));
  return Number.POSITIVE_INFINITY;
}

function highest(ends: readonly (number | null)[]): number {
  return Math.max(0, ...ends.map((end) => end ?? Number.POSITIVE_INFINITY));
}
