import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createEmptyDatabase, createTestDatabase } from '../../../../test/database.ts';
import { pgbouncer, startPgBouncer } from '../../../../test/processes/pgbouncer.ts';
import { createUndoList } from '../../process/stopping.ts';
import { connect } from '../db.ts';
import { openDatabase } from './open-database.ts';

const { url } = await createTestDatabase();
const open = (settings: { url: string; directUrl?: string }) =>
  openDatabase({ ...settings, dataDir: '/nowhere', report: () => {} }, createUndoList());

async function aPooler(mode: 'session' | 'transaction' | 'statement') {
  const pooler = await startPgBouncer(url, mode);
  onTestFinished(pooler.stop);
  return pooler;
}

test('without a pooler both addresses are the same', async () => {
  expect(await open({ url })).toMatchObject({ url, directUrl: url });
});

describe.skipIf(!pgbouncer)('with PgBouncer (skipped where it is not installed)', () => {
  test('session mode is accepted', async () => {
    const pooled = await aPooler('session');

    expect(await open({ url: pooled.url })).toMatchObject({ directUrl: pooled.url });
  });

  test('transaction mode needs a direct address of PostgreSQL', async () => {
    const pooled = await aPooler('transaction');

    await expect(open({ url: pooled.url })).rejects.toThrow(
      'DATABASE_URL leads to a pooler in transaction mode, which cannot carry notifications and session locks. Name PostgreSQL itself in DATABASE_DIRECT_URL',
    );
    expect(await open({ url: pooled.url, directUrl: url })).toMatchObject({ directUrl: url });
  });

  test('transaction mode is detected under load', async () => {
    const pooled = await aPooler('transaction');
    const others = connect(pooled.url, 12);
    let isOver = false;
    const busy = Array.from({ length: 12 }, async () => {
      while (!isOver) await sql`select pg_sleep(0.01)`.execute(others);
    });

    for (let time = 0; time < 5; time += 1)
      await expect(open({ url: pooled.url })).rejects.toThrow('a pooler in transaction mode');

    isOver = true;
    await Promise.all(busy);
    await others.destroy();
  });

  test('statement mode, another pooler as direct address, and another database stop the start', async () => {
    const statement = await aPooler('statement');
    const transaction = await aPooler('transaction');
    const other = await createEmptyDatabase();

    await expect(open({ url: statement.url, directUrl: url })).rejects.toThrow('a pooler in statement mode');
    await expect(open({ url: transaction.url, directUrl: transaction.url })).rejects.toThrow(
      'DATABASE_URL leads to a pooler in transaction mode',
    );
    await expect(open({ url, directUrl: transaction.url })).rejects.toThrow(
      'DATABASE_DIRECT_URL leads to a pooler in transaction mode',
    );
    await expect(open({ url, directUrl: statement.url })).rejects.toThrow(
      'DATABASE_DIRECT_URL leads to a pooler in statement mode',
    );
    await expect(open({ url, directUrl: other.url })).rejects.toThrow('must lead to the same database');
  });

  test('nothing is prepared or set in a shared session', async () => {
    const pooled = await aPooler('transaction');
    const db = connect(pooled.url, 6);
    onTestFinished(() => db.destroy());

    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, id) => sql<{ id: number }>`select ${id}::int as id`.execute(db)),
    );

    expect(answers.map(({ rows }) => rows[0]?.id)).toEqual(answers.map((_, id) => id));
    const { rows } = await sql<{ prepared: number; limit: string }>`
      select (select count(*) from pg_prepared_statements) as prepared,
        current_setting('statement_timeout') as limit`.execute(db);
    expect(rows).toEqual([{ prepared: 0, limit: '0' }]);
  });
});
