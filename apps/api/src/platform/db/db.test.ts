import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { openBlackHole } from '../../../test/processes/black-hole.ts';
import { DatabaseTimeout } from './connection/statement-timeout.ts';
import { connect, type Db } from './db.ts';

const { db, url } = await createTestDatabase();

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

test('a slow statement is cancelled by the server, and its connection is reused', async () => {
  const hurried = connect(url, 1, { statementMs: 200 });
  onTestFinished(() => hurried.destroy());
  const before = await backendOf(hurried);

  await expect(sql`select pg_sleep(60)`.execute(hurried)).rejects.toMatchObject({ code: '57014' });

  expect(await backendOf(hurried)).toBe(before);
});

test.each([
  { kind: 'plain', uses: 1 },
  { kind: 'prepared', uses: 6 },
])('a $kind statement without an answer fails, and its connection is never used again', async ({ uses }) => {
  const hole = await openBlackHole(url);
  const distant = connect(hole.url, 1, { statementMs: 100 });
  onTestFinished(() => distant.destroy());
  const ask = (id: number) =>
    sql<{ id: number }>`select ${id}::int as id, ${uses}::int as uses`.execute(distant);
  for (let time = 0; time < uses; time += 1) await ask(0);
  const before = await backendOf(distant);

  hole.swallow();
  await expect(ask(1)).rejects.toBeInstanceOf(DatabaseTimeout);
  hole.heal();

  const answer = () =>
    ask(2).then(
      ({ rows }) => rows[0]?.id,
      () => undefined,
    );
  await expect.poll(answer).toBe(2);
  expect(await backendOf(distant)).not.toBe(before);
});

async function endBackendOf(trx: Db) {
  await sql`select pg_terminate_backend(${await backendOf(trx)})`.execute(db);
}

async function backendOf(asked: Db): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(asked);
  return rows[0]?.pid;
}
