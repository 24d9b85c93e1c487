/** Upper ends in milliseconds; the last column of counts has what took longer. */
export const DURATION_ENDS = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 10_000] as const;

export function noDurations(): number[] {
  return Array.from({ length: DURATION_ENDS.length + 1 }, () => 0);
}

export function columnOf(ms: number): number {
  const column = DURATION_ENDS.findIndex((end) => ms <= end);
  return column === -1 ? DURATION_ENDS.length : column;
}

export function addDurations(one: readonly number[], other: readonly number[]): number[] {
  return noDurations().map((_, column) => (one[column] ?? 0) + (other[column] ?? 0));
}

/** In how many milliseconds that share of the answers was there, estimated within its column; null without any. */
export function quantileOf(counts: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let left = share * total;
  for (const [column, count] of counts.entries()) {
    if (count > 0 && left <= count) return withinColumn(column, left / count);
    left -= count;
  }
  return LONGEST;
}

const LONGEST = DURATION_ENDS[DURATION_ENDS.length - 1] ?? 0;

function withinColumn(column: number, share: number): number {
  const from = DURATION_ENDS[column - 1] ?? 0;
  const to = DURATION_ENDS[column] ?? LONGEST;
  return Math.round(from + (to - from) * share);
}
