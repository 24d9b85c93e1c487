import { format } from 'node:util';

/**
 * What kind of failure and where, not with what. A message quotes what somebody typed, as "invalid input syntax: "…"" does,
 * and PostgreSQL's details quote whole rows.
 */
export function withoutValues(failure: unknown): ToldFailure {
  if (!(failure instanceof Error)) return { type: typeof failure, message: '', stack: '' };
  const { name, message, stack = '', cause } = failure;
  return {
    type: name,
    message: withoutQuotes(message),
    stack: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...Object.fromEntries(Object.entries(failure).filter(([key]) => TELLING.includes(key))),
    ...(cause instanceof Error && { cause: withoutValues(cause) }),
  };
}

interface ToldFailure {
  type: string;
  message: string;
  stack: string;
  [field: string]: unknown;
}

/**
 * The arguments of a log call, so that its message holds no value either: Fastify and pino put addresses and the
 * messages of failures into it.
 */
export function wordsWithoutValues([first, ...rest]: unknown[]): unknown[] {
  if (typeof first === 'string') return [withoutQuotes(format(first, ...rest))];
  const fields = first instanceof Error ? { err: first } : first;
  const sentence = rest.length > 0 ? format(...rest) : messageOf(fields);
  return [fields, withoutQuotes(sentence)];
}

function messageOf(fields: unknown): string {
  const { err } = (fields ?? {}) as { err?: unknown };
  return err instanceof Error ? err.message : '';
}

/** Addresses first: a quotation mark in one would turn the others inside out. */
function withoutQuotes(sentence: string): string {
  return sentence.replace(ADDRESS, '$1/…').replace(QUOTED, '"…"').slice(0, LONGEST_SENTENCE);
}

const LONGEST_SENTENCE = 500;

/** Of a request, not of a server: that has a scheme before it. */
const ADDRESS = /(^|[\s"'`([]|[A-Z]:)\/\S+/g;

const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`|“[^“”]*”/g;

/** Of an error's own fields those that name things of ours: the rest may hold anything, a whole request included. */
const TELLING = ['code', 'statusCode', 'severity', 'table', 'column', 'constraint', 'routine', 'syscall'];
