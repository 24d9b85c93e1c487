interface Place {
  /** How many options each section has. */
  counts: readonly number[];
  /** -1 while no option is selected. */
  active: number;
}

interface Press {
  key: string;
  shiftKey: boolean;
}

/** The option to select. Null leaves the key to the browser. */
export function moveFor({ key, shiftKey }: Press, { counts, active }: Place): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  if (key === 'ArrowDown') return (active + 1) % total;
  if (key === 'ArrowUp') return active <= 0 ? total - 1 : active - 1;
  if (key !== 'Tab') return null;
  const starts = startsOf(counts);
  // Past either end Tab leaves the list, so that the other controls can be reached.
  return (
    (shiftKey ? starts.findLast((start) => start < active) : starts.find((start) => start > active)) ?? null
  );
}

function startsOf(counts: readonly number[]): number[] {
  let next = 0;
  return counts.flatMap((count) => {
    const start = next;
    next += count;
    return count === 0 ? [] : [start];
  });
}
