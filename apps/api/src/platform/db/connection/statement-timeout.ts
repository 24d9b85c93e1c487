import type { ClientBase } from 'pg';

/** The code is PostgreSQL's own for a failed connection. */
export class DatabaseTimeout extends Error {
  readonly code = '08006';

  constructor() {
    super('The database does not answer.');
  }
}

/**
 * The connection is closed when a statement times out, because a late answer would be taken for that of the
 * next statement.
 */
export function limitStatements(client: ClientBase, mostMs: number, onTimeout?: () => void) {
  const query = client.query.bind(client) as (...all: unknown[]) => unknown;

  function disconnect() {
    onTimeout?.();
    streamOf(client).destroy(new DatabaseTimeout());
  }

  Object.assign(client, {
    query: (...all: unknown[]) => {
      const answer = query(...all);
      if (!(answer instanceof Promise)) return answer;
      let last: NodeJS.Immediate | undefined;
      const timer = setTimeout(() => {
        // After a long block of the event loop the timer fires before the answer that has already arrived is
        // read.
        last = setImmediate(disconnect);
      }, mostMs);
      const answered = () => {
        clearTimeout(timer);
        clearImmediate(last);
      };
      answer.then(answered, answered);
      return answer;
    },
  });
}

export async function closeClient(client: ClientBase & { end(): Promise<void> }) {
  const timer = setTimeout(() => streamOf(client).destroy(), CLOSE_TIMEOUT_MS);
  await client.end();
  clearTimeout(timer);
}

const CLOSE_TIMEOUT_MS = 1_000;

function streamOf(client: ClientBase) {
  return (client as unknown as { connection: { stream: import('node:net').Socket } }).connection.stream;
}

/**
 * The codes are PostgreSQL's classes 08 (connection), 53 (resources) and 57 (shutdown), 25006 (a primary that
 * was replaced takes no more writes), and socket errors.
 */
export function isDatabaseUnavailable(failure: unknown): boolean {
  const { code = '', message = '' } = failure as { code?: string; message?: string };
  return (
    /^(08|53|57|25006)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENOENT', 'EPIPE', 'ETIMEDOUT'].includes(code) ||
    /Connection terminated|not queryable|timeout exceeded when trying to connect/.test(message)
  );
}
