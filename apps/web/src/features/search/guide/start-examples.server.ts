import { FIRST_EXAMPLES } from '@wallabee/game/query/guide';
import { paintQuery } from '@wallabee/game/query/parse-query';
import type { StartExample } from '../search-start.tsx';

/** Painted on the server, so that the page needs no parser. */
export function startExamples(): StartExample[] {
  return FIRST_EXAMPLES.map(({ q, means }) => ({ q, means, terms: termsOf(q) }));
}

/** The positions and kinds alone. */
export function termsOf(q: string) {
  return paintQuery(q).map(({ from, to, kind }) => ({ from, to, kind }));
}
