import pg from 'pg';
import { closeClient, DatabaseSilent, limitStatements } from './silence.ts';

/** The kernel asks an idle connection's other end whether it is there, and closes one that does not answer. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 };

/** One connection. Without `mostMs` its statements may take as long as they like: a migration, a copy of a table. */
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
  // A connection that is lost between two statements fails the next one; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect().catch((failure: Error) => {
    throw failure.message === 'timeout expired' ? new DatabaseSilent() : failure;
  });
  if (mostMs) limitStatements(client, mostMs);
  return client;
}

/** Whether the database answers at all, over a connection of its own. */
export async function probeDatabase(url: string, mostMs = 2_000) {
  const client = await openClient(url, 'probe', { mostMs, connectMs: mostMs });
  try {
    await client.query('select 1');
  } finally {
    await closeClient(client);
  }
}
