import type { QueryMistake } from '@wallabee/contract/search/query-answer';
import { mendQuery } from '@wallabee/game/query/mistakes';
import type { TextSpan } from '../query-box/painted-runs.ts';

/** What is wrong with the text itself. */
export function writtenMistakes(mistakes: readonly QueryMistake[]): QueryMistake[] {
  return mistakes.filter(({ code }) => code !== 'login' && code !== 'too_broad');
}

/** A query that is too broad is not wrong, so what is expected is added to it. */
export function mendedBy(q: string, mistake: QueryMistake, choice?: string): string {
  if (mistake.code === 'too_broad' && choice !== undefined) return `${q} ${choice}`;
  return mendQuery(q, mistake, choice).replace(/\s+/g, ' ').trim();
}

/** How many terms are right, and so still search. */
export function rightTerms(terms: readonly TextSpan[], mistakes: readonly TextSpan[]): number {
  return terms.filter((term) => !mistakes.some(({ from, to }) => from < term.to && term.from < to)).length;
}
