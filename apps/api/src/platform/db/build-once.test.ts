import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { buildOnce } from './build-once.ts';
import type { Db } from './db.ts';

const { db } = await createTestDatabase(1);

test('a query is built once and run with the values of each call', async () => {
  let times = 0;
  const add = buildOnce((from: Db, of: { one: number; other: number }) => {
    times += 1;
    return from.selectNoFrom([
      sql<number>`${of.one}::int + ${of.other}::int`.as('sum'),
      sql<number>`${7}::int`.as('always'),
    ]);
  });

  expect(await add(db, { one: 1, other: 2 })).toEqual([{ sum: 3, always: 7 }]);
  expect(await add(db, { one: 30, other: 4 })).toEqual([{ sum: 34, always: 7 }]);
  expect(times).toBe(1);
});

test('computing with a value while the query is built is an error', async () => {
  const wrong = buildOnce((from: Db, of: { page: number }) =>
    from.selectNoFrom(sql<number>`${of.page * 20}::int`.as('first')),
  );

  await expect(wrong(db, { page: 2 })).rejects.toThrow('page must not be computed with');
});
