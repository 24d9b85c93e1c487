import type { QueryMistake } from '@wallabee/contract/search/query-answer';
import { mendQuery } from '@wallabee/game/query/mistakes';

/** The query with every mistake mended; null where one cannot be, or nothing would be left. */
export function mendedQuery(q: string, mistakes: readonly QueryMistake[]): string | null {
  if (mistakes.some(({ suggestion }) => suggestion === undefined)) return null;
  // From the end, so that the positions of the others stay right.
  const fromEnd = mistakes.toSorted((one, other) => other.from - one.from);
  const mended = fromEnd
    .reduce((text, mistake) => mendQuery(text, mistake), q)
    .replace(/\s+/g, ' ')
    .trim();
  return mended === '' || mended === q ? null : mended;
}
