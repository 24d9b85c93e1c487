import type { DayOfHeads } from './day-heads.ts';
import { dayText } from './days.ts';
import { dayRoot, topOf, treeOf } from './merkle-tree.ts';
import type { Sha256 } from './step-digest.ts';

export interface PublishedDay {
  readonly day: string;
  readonly root: Uint8Array;
  readonly items: number;
  readonly steps: number;
}

/** Every day from the first on is published, those without steps too. */
export function publishedDay(
  sha256: Sha256,
  { day, heads, steps }: DayOfHeads,
  before: Uint8Array | null,
): PublishedDay {
  const text = dayText(day);
  const root = dayRoot(sha256, { day: text, before, top: topOf(treeOf(sha256, heads)) });
  return { day: text, root, items: heads.length, steps };
}

/** Adds the days without steps between those that have some, up to and without `end`. */
export function* withEmptyDays(
  days: Iterable<DayOfHeads>,
  { after, end }: { after: number | null; end: number },
): Generator<DayOfHeads> {
  let next = after === null ? null : after + 1;
  for (const day of days) {
    for (next ??= day.day; next < day.day; next += 1) yield emptyDay(next);
    yield day;
    next = day.day + 1;
  }
  if (next !== null) for (; next < end; next += 1) yield emptyDay(next);
}

function emptyDay(day: number): DayOfHeads {
  return { day, heads: [], steps: 0 };
}
