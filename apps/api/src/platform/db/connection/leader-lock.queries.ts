import type pg from 'pg';

/** PostgreSQL releases the lock when the connection ends. */
export async function trySessionLock(client: pg.Client, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ is_acquired: boolean }>(
    'select pg_try_advisory_lock($1) as is_acquired',
    [lock],
  );
  return rows[0]?.is_acquired === true;
}

export async function isAnswered(client: pg.Client): Promise<boolean> {
  await client.query('select 1');
  return true;
}
