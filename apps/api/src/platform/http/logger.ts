import type { FastifyServerOptions } from 'fastify';

/** Where the log goes, a line at a time. */
export interface LogStream {
  write(line: string): void;
}

/** One line of JSON for each thing worth knowing, by request id, without a word about the person. */
export function loggerOptions(
  level: string,
  stream?: LogStream,
): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  return {
    level,
    serializers: {
      // The route, not the address: addresses carry names, codes and what people search for.
      req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
      err: withoutValues,
    },
    ...(stream && { stream }),
  };
}

/**
 * What kind of failure and where, not with what. A message quotes what somebody typed, as "invalid input syntax: "…"" does,
 * and PostgreSQL's details quote whole rows.
 */
export function withoutValues(failure: unknown): ToldFailure {
  if (!(failure instanceof Error)) return { type: typeof failure, message: '', stack: '' };
  const { name, message, stack = '', cause } = failure;
  return {
    type: name,
    message: message.replace(QUOTED, '"…"'),
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

const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g;

/** Of an error's own fields those that name things of ours: the rest may hold anything, a whole request included. */
const TELLING = ['code', 'statusCode', 'severity', 'table', 'column', 'constraint', 'routine', 'syscall'];
