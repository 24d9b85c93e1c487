import { format } from 'node:util';

/**
 * Logs the kind and the place of a failure. Messages and PostgreSQL's details are reduced, because they quote users'
 * input.
 */
export function withoutValues(failure: unknown): LoggedFailure {
  if (!(failure instanceof Error)) return { type: typeof failure, message: '', stack: '' };
  const { name, message, stack = '', cause } = failure;
  return {
    type: name,
    message: withoutQuotes(message),
    stack: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...Object.fromEntries(Object.entries(failure).filter(([key]) => LOGGED_FIELDS.includes(key))),
    ...(cause instanceof Error && { cause: withoutValues(cause) }),
  };
}

interface LoggedFailure {
  type: string;
  message: string;
  stack: string;
  [field: string]: unknown;
}

/** Fastify and pino put addresses and error messages into the message, so it is reduced, too. */
export function messageWithoutValues([first, ...rest]: unknown[]): unknown[] {
  if (typeof first === 'string') return [withoutQuotes(format(first, ...rest))];
  const fields = first instanceof Error ? { err: first } : first;
  const sentence = rest.length > 0 ? format(...rest) : messageOf(fields);
  return [fields, withoutQuotes(sentence)];
}

function messageOf(fields: unknown): string {
  const { err } = (fields ?? {}) as { err?: unknown };
  return err instanceof Error ? err.message : '';
}

/** Addresses come first, because one may contain a quotation mark. */
function withoutQuotes(sentence: string): string {
  return sentence.replace(ADDRESS, '$1/…').replace(QUOTED, '"…"').slice(0, LONGEST_SENTENCE);
}

const LONGEST_SENTENCE = 500;

/** The path of a request; a server's address has a scheme before it. */
const ADDRESS = /(^|[\s"'`([]|[A-Z]:)\/\S+/g;

const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`|“[^“”]*”/g;

/** Other fields of an error may hold anything, a whole request included. */
const LOGGED_FIELDS = [
  'code',
  'statusCode',
  'severity',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
];
