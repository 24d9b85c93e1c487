/** The choice that is most similar to a text, where one is similar enough. */
export function nearest(text: string, choices: readonly string[]): string | undefined {
  const written = text.toLowerCase();
  const most = Math.max(1, Math.floor(written.length / 3));
  let best: string | undefined;
  let least = most + 1;
  for (const choice of choices) {
    const distance = editDistance(written, choice.toLowerCase(), least - 1);
    if (distance >= least) continue;
    least = distance;
    best = choice;
  }
  return best;
}

/**
 * Damerau-Levenshtein: letters inserted, left out, changed, or swapped with their neighbour. Infinity where it is more
 * than `most`, which is known long before the end of most texts.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = nextRow(one, other, row, { last, beforeLast });
    // A swap over this row costs as much as the row does at least.
    if (Math.min(...current) > most) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = current;
  }
  const distance = at(last, other.length);
  return distance <= most ? distance : Number.POSITIVE_INFINITY;
}

interface RowsBefore {
  last: readonly number[];
  beforeLast: readonly number[];
}

function nextRow(one: string, other: string, row: number, { last, beforeLast }: RowsBefore): number[] {
  const current = [row];
  for (let column = 1; column <= other.length; column += 1) {
    const isSame = one[row - 1] === other[column - 1];
    const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
    current[column] = Math.min(
      at(last, column) + 1,
      at(current, column - 1) + 1,
      at(last, column - 1) + (isSame ? 0 : 1),
      isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
    );
  }
  return current;
}

function at(distances: readonly number[], index: number): number {
  return distances[index] ?? Number.POSITIVE_INFINITY;
}
