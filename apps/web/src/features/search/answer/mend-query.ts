import type { QueryMistake } from '@wallabee/contract/search/query-answer';
import { headOf, type TextSpan } from '../query-box/painted-runs.ts';

/** Their words do not stand at a position of the query. */
const ABOUT_ALL: readonly QueryMistake['code'][] = ['too_broad', 'too_many'];

/** What is wrong in the text itself; the others are no mistakes of writing. */
export function writtenMistakes(mistakes: readonly QueryMistake[]): QueryMistake[] {
  return mistakes.filter(({ code }) => code !== 'login' && !ABOUT_ALL.includes(code));
}

/** A query with the nearest correct text in place of the mistake. */
export function mended(q: string, { from, to, suggestion = '' }: QueryMistake): string {
  return `${q.slice(0, from)}${suggestion}${q.slice(to)}`.trim();
}

/** A query with one of the expected texts: it replaces a value or a field, and is added to a query that is too broad. */
export function withExpected(q: string, mistake: QueryMistake, expected: string): string {
  if (ABOUT_ALL.includes(mistake.code)) return `${q} ${expected}`;
  const wrong = q.slice(mistake.from, mistake.to);
  const head = headOf(wrong);
  const isOfField = mistake.code === 'field';
  const text = isOfField ? `${expected}${wrong.slice(head.length - 1)}` : `${head}${quoted(expected)}`;
  return mended(q, { ...mistake, suggestion: text });
}

function quoted(value: string): string {
  return /[\s()]/.test(value) ? `"${value}"` : value;
}

/** How many terms are right, and so still search. */
export function rightTerms(terms: readonly TextSpan[], mistakes: readonly TextSpan[]): number {
  return terms.filter((term) => !mistakes.some(({ from, to }) => from < term.to && term.from < to)).length;
}
