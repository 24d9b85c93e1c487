import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import type { Db } from './db.ts';

const { db } = await createTestDatabase();

test('a connection that is lost within a transaction fails that transaction and nothing else', async () => {
  const cutOff = db.transaction().execute(async (trx) => {
    await trx.insertInto('player').values({ username: 'ada', name: 'Ada' }).execute();
    await endBackendOf(trx);
    await sleep(100);
    await trx.insertInto('player').values({ username: 'bo', name: 'Bo' }).execute();
  });

  await expect(cutOff).rejects.toThrow(/Connection terminated|not queryable|terminating connection/);
  expect(await db.selectFrom('player').selectAll().execute()).toEqual([]);
});

/** As a server that is killed or restarted would. */
async function endBackendOf(trx: Db) {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
}
