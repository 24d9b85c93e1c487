import type { QueryMistake } from '@wallabee/contract/search/query-answer';
import type { TextSpan } from '../query-box/painted-runs.ts';

/** What is wrong with the text itself. */
export function writtenMistakes(mistakes: readonly QueryMistake[]): QueryMistake[] {
  return mistakes.filter(({ code }) => code !== 'login' && code !== 'too_broad' && code !== 'offline');
}

/** How many terms are right, and so still search. */
export function rightTerms(terms: readonly TextSpan[], mistakes: readonly TextSpan[]): number {
  return terms.filter((term) => !mistakes.some(({ from, to }) => from < term.to && term.from < to)).length;
}

/** With no right term nothing was looked for, so nothing can be said to be missing. */
export function isUnsearched(terms: readonly TextSpan[], mistakes: readonly TextSpan[]): boolean {
  return mistakes.length > 0 && rightTerms(terms, mistakes) === 0;
}
