import type { QueryMistake, QueryTerm } from '@wallabee/contract/search/query-answer';
import { LONGEST_QUERY, MOST_TERMS } from '@wallabee/contract/search/search-kinds';
import { fieldsNamed } from './field-table.ts';
import { mistake } from './mistakes.ts';
import type { Span } from './tokens.ts';

export function tooMany(terms: readonly QueryTerm[]): QueryMistake | null {
  const first = terms[MOST_TERMS];
  const last = terms.at(-1);
  if (!first || !last) return null;
  return mistake(
    'too_many',
    { from: first.from, to: last.to },
    {
      message: `A search has at most ${MOST_TERMS} terms.`,
      suggestion: '',
    },
  );
}

export function tooLong(text: string): QueryMistake | null {
  if (text.length <= LONGEST_QUERY) return null;
  return mistake(
    'too_many',
    { from: LONGEST_QUERY, to: text.length },
    {
      message: `A search has at most ${LONGEST_QUERY} characters.`,
      suggestion: '',
    },
  );
}

/** In `number < 100` the mistake covers the spaces, so that its suggestion joins the parts. */
export function loneOpMistake(text: string, { from, to }: Span): QueryMistake {
  const op = text.slice(from, to);
  const [, field] = /([\p{L}]+)\s+$/u.exec(text.slice(0, from)) ?? [];
  const isField = field !== undefined && fieldsNamed(field).length === 1;
  const start = isField ? text.slice(0, from).trimEnd().length : from;
  const end = to + (/^\s*/.exec(text.slice(to))?.[0].length ?? 0);
  const suggestion = isField ? op : `number${op}`;
  return mistake(
    'syntax',
    { from: start, to: end },
    {
      message: `Before ${op} comes a field, such as number, without a space.`,
      suggestion: /^(?:!=|[<>]=?|[:=])$/.test(op) ? suggestion : undefined,
    },
  );
}
