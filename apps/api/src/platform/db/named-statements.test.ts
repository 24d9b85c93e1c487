import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';

// One connection makes every statement meet the cached plans of the earlier ones.
const { db } = await createTestDatabase(1);

async function plannedOnce(part: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_prepared_statements where statement like ${`%${part}%`}
      and statement not like '%pg_prepared_statements%'`.execute(db);
  return rows[0]?.count ?? 0;
}

const ask = (id: number) => sql<{ id: number }>`select ${id}::int + 1 as id /* habit */`.execute(db);

test('a repeated statement is planned once for different values', async () => {
  expect((await ask(1)).rows).toEqual([{ id: 2 }]);
  expect(await plannedOnce('habit')).toBe(0);

  for (const id of [2, 3, 4, 5, 6]) expect((await ask(id)).rows).toEqual([{ id: id + 1 }]);

  expect(await plannedOnce('habit')).toBe(1);
});

test('a changed table invalidates a cached plan', async () => {
  await sql`create table shelf (id int)`.execute(db);
  await sql`insert into shelf values (1)`.execute(db);
  const read = () => sql`select * from shelf where id = ${1}`.execute(db);
  for (let time = 0; time < 6; time++) await read();
  expect(await plannedOnce('from shelf')).toBe(1);

  await sql`alter table shelf add column label text default 'jam'`.execute(db);

  expect((await read()).rows).toEqual([{ id: 1, label: 'jam' }]);
  expect((await read()).rows).toEqual([{ id: 1, label: 'jam' }]);
});

test('a named statement fails like an unnamed one', async () => {
  const divide = (by: number) => sql`select 1 / ${by}::int as part`.execute(db);
  for (let time = 0; time < 6; time++) await divide(1);

  await expect(divide(0)).rejects.toThrow('division by zero');
  expect((await divide(1)).rows).toEqual([{ part: 1 }]);
});
