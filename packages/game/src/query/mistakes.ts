import type { QueryMistake } from '@wallabee/contract/search/query-answer';
import { printText } from './print-query.ts';
import type { Span } from './tokens.ts';

export function mistake(
  code: QueryMistake['code'],
  { from, to }: Span,
  { message, expected = [], suggestion }: Mending,
): QueryMistake {
  return {
    code,
    from,
    to,
    message,
    expected: [...expected],
    ...(suggestion !== undefined && { suggestion }),
  };
}

export interface Mending {
  readonly message: string;
  readonly expected?: readonly string[];
  /** Replaces the text at the position of the mistake. */
  readonly suggestion?: string | undefined;
}

/** The query with a mistake mended by its suggestion, or by one of the texts that it expects. */
export function mendQuery(
  text: string,
  { code, from, to, suggestion }: QueryMistake,
  choice?: string,
): string {
  const wrong = text.slice(from, to);
  const mended = choice === undefined ? suggestion : withChoice(wrong, code, choice);
  return mended === undefined ? text : text.slice(0, from) + mended + text.slice(to);
}

const FILTER = /^(#|[\p{L}_-]+)(!=|<=|>=|[:=<>≤≥≠])?(.*)$/su;

function withChoice(wrong: string, code: QueryMistake['code'], choice: string): string {
  const [, field = '', op = field === '#' ? '' : ':', value = ''] = FILTER.exec(wrong) ?? [];
  if (code === 'field') return `${choice}${op}${value}`;
  return code === 'value' ? `${field}${op}${choice}` : printText(choice);
}
