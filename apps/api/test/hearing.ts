import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../src/platform/db/db.ts';
import type { Notifications } from '../src/platform/realtime/notifications.ts';

/**
 * Gives a promise that is kept as soon as the listener has heard all that was said before: PostgreSQL tells in the order
 * of the commits. Without it a test would race against the late news of its own changes.
 */
export async function hearing(db: Db, notifications: Pick<Notifications, 'on' | 'settled'>) {
  const waiting = new Map<string, () => void>();
  notifications.on(CHANNEL, (word) => {
    // Nothing in it: the connection was lost, and the word may have been as well.
    for (const [awaited, go] of waiting) if (word === '' || word === awaited) go();
  });
  await notifications.settled();

  return async function allIsHeard() {
    const word = randomUUID();
    const heard = new Promise<void>((resolve) => waiting.set(word, resolve));
    await sql`select pg_notify(${CHANNEL}, ${word})`.execute(db);
    await heard;
    waiting.delete(word);
  };
}

const CHANNEL = 'all_is_heard';
