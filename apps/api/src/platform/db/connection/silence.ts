import type { ClientBase } from 'pg';

/** What the database did not answer in time. The code is PostgreSQL's own for a connection that failed. */
export class DatabaseSilent extends Error {
  readonly code = '08006';

  constructor() {
    super('The database does not answer.');
  }
}

/**
 * Closes the connection when a statement is not answered within `mostMs`: whatever comes later on it would answer another
 * question, so nobody may use it again. Its statement fails with `DatabaseSilent`.
 */
export function limitStatements(client: ClientBase, mostMs: number, onSilence?: () => void) {
  const query = client.query.bind(client) as (...all: unknown[]) => unknown;

  function giveUp() {
    onSilence?.();
    streamOf(client).destroy(new DatabaseSilent());
  }

  Object.assign(client, {
    query: (...all: unknown[]) => {
      const answer = query(...all);
      if (!(answer instanceof Promise)) return answer;
      let last: NodeJS.Immediate | undefined;
      const timer = setTimeout(() => {
        // A process that was busy for long finds the timer first and the answer, which is there already, second.
        last = setImmediate(giveUp);
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

/** Says goodbye, and does not wait for long to be heard. */
export async function closeClient(client: ClientBase & { end(): Promise<void> }) {
  const timer = setTimeout(() => streamOf(client).destroy(), GOODBYE_MS);
  await client.end();
  clearTimeout(timer);
}

const GOODBYE_MS = 1_000;

function streamOf(client: ClientBase) {
  return (client as unknown as { connection: { stream: import('node:net').Socket } }).connection.stream;
}

/** PostgreSQL's classes 08 (connection), 53 (resources) and 57 (being shut down), and a socket that is not there. */
export function isDatabaseAway(failure: unknown): boolean {
  const { code = '', message = '' } = failure as { code?: string; message?: string };
  return (
    /^(08|53|57)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'].includes(code) ||
    /Connection terminated|not queryable|timeout exceeded when trying to connect/.test(message)
  );
}
