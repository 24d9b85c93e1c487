import pg from 'pg';
import { closeClient, DatabaseTimeout, limitStatements } from './statement-timeout.ts';

/** TCP keep-alive closes idle connections whose other end is gone. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 };

/** Without `mostMs` statements have no limit, which migrations and table copies need. */
export async function openClient(
  url: string,
  name: string,
  { mostMs, connectMs = 5_000 }: { mostMs?: number; connectMs?: number } = {},
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `wallabee ${name}`,
    connectionTimeoutMillis: connectMs,
    ...KEEP_ALIVE,
  });
  // Without a listener a connection lost between two statements would end the process; the next statement
  // fails anyway.
  client.on('error', () => {});
  await client.connect().catch((failure: Error) => {
    throw failure.message === 'timeout expired' ? new DatabaseTimeout() : failure;
  });
  if (mostMs) limitStatements(client, mostMs);
  return client;
}

export async function probeDatabase(url: string) {
  const client = await openClient(url, 'probe', { mostMs: PROBE_MS });
  try {
    await client.query('select 1');
  } finally {
    await closeClient(client);
  }
}

const PROBE_MS = 5_000;
