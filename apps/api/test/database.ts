import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Db } from '../src/platform/db/db.ts';
import type { DB } from '../src/platform/db/table-types.ts';
import { cleanUp } from './clean-up.ts';
import { databaseUrl } from './start-postgres.ts';

export const NO_NOTIFICATIONS = {
  on: () => {},
  settled: async () => {},
  caughtUp: async () => {},
  isListening: () => false,
};

/** Creates a migrated database for the calling test file, which is dropped after it. */
export async function createTestDatabase(connections = 8): Promise<{ db: Db; url: string }> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name} template template_wallabee`);
  const url = databaseUrl(server, name);
  // Many concurrent calls on a slow machine wait longer than the production limit.
  const db = connect(url, connections, { mostWaitMs: 30_000 });
  cleanUp(async () => {
    await db.destroy();
    await dropDatabase(server, name);
  });
  return { db, url };
}

/** Creates a database without migrations, which is dropped after the test file. */
export async function createEmptyDatabase(): Promise<{ url: string }> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name}`);
  cleanUp(() => dropDatabase(server, name));
  return { url: databaseUrl(server, name) };
}

/**
 * Digests all rows of each table that has some, except those that count attempts, because refused calls are counted,
 * too. A repeated write moves the position that a player's reads need, and nothing else of the player.
 */
export async function fingerprints(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('rate_limit', 'login_queue', 'site_minute')`.execute(
    db,
  );
  const written = await writtenTables(
    db,
    tables.map(({ name }) => name),
  );
  const sums = await sql<{ name: string; sum: string | null }>`${sql.join(
    written.map(
      (name) => sql`
        select ${name} as name, md5(string_agg(written.content, ',' order by written.content)) as sum
        from ${sql.table(name)} as line, lateral (
          select ${name === 'player' ? sql`(to_jsonb(line) - 'write_position')` : sql`line`}::text
        ) as written (content)`,
    ),
    sql` union all `,
  )}`.execute(db);
  return Object.fromEntries(sums.rows.flatMap(({ name, sum }) => (sum === null ? [] : [[name, sum]])));
}

/** Deletes all rows, from the tables that have some; deleting none would notify every cache as well. */
export async function emptyTables(db: Db, except: readonly (keyof DB)[] = []): Promise<void> {
  const excepted: readonly string[] = except;
  const inOrder = (await tablesFromTheLeaves(db)).filter((name) => !excepted.includes(name));
  const used = await usedTables(db, inOrder);
  if (used.some(({ rows }) => rows === MANY_ROWS)) {
    await sql.raw(`truncate ${inOrder.join(', ')} restart identity`).execute(db);
  } else {
    await sql
      .raw(`do $$ begin
        ${used.map(({ name }) => `delete from ${name};`).join(' ')}
        perform setval(quote_ident(sequencename)::regclass, start_value, false)
        from pg_sequences where last_value is not null;
      end $$`)
      .execute(db);
  }
}

/** Truncating takes ten times as long as deleting a few rows. */
const MANY_ROWS = 1000;

async function usedTables(db: Db, tables: string[]): Promise<{ name: string; rows: number }[]> {
  const written = await writtenTables(db, tables);
  if (written.length === 0) return [];
  const counts = written.map(
    (table) => `(select count(*)::int from (select from ${table} limit ${MANY_ROWS}) as part)`,
  );
  const { rows } = await sql
    .raw<{ counts: number[] }>(`select array[${counts.join(', ')}] as counts`)
    .execute(db);
  return written
    .map((name, index) => ({ name, rows: rows[0]?.counts[index] ?? 0 }))
    .filter((table) => table.rows > 0);
}

/** The tables that have had rows, in the given order; planning a count of every table takes longer than the rest. */
async function writtenTables(db: Db, tables: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${tables}::text[]) with ordinality as known (name, position)
    where pg_relation_size(name::regclass) > 0 order by position`.execute(db);
  return rows.map(({ name }) => name);
}

const ordersByDatabase = new WeakMap<Db, string[]>();

/** Orders the tables so that referring rows are deleted first; deferred references do not count. */
async function tablesFromTheLeaves(db: Db): Promise<string[]> {
  const known = ordersByDatabase.get(db);
  if (known) return known;
  const { rows: tables } = await sql<{ name: string; referring: string[] }>`
    select relation.oid::regclass::text as name, array(
      select conrelid::regclass::text from pg_constraint
      where contype = 'f' and not condeferred and confrelid = relation.oid and conrelid <> relation.oid
    ) as referring
    from pg_class as relation
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migration'`.execute(db);
  const order: string[] = [];
  while (order.length < tables.length) {
    const free = tables.filter(
      ({ name, referring }) => !order.includes(name) && referring.every((table) => order.includes(table)),
    );
    if (free.length === 0) throw new Error('Some tables refer to each other in a circle.');
    order.push(...free.map(({ name }) => name));
  }
  ordersByDatabase.set(db, order);
  return order;
}

/** Forced, because a listener may still be connected; only a superuser can force the autovacuum worker. */
async function dropDatabase(server: string, name: string) {
  try {
    await run(server, `drop database ${name} with (force)`);
  } catch (failure) {
    if (!(failure instanceof pg.DatabaseError) || failure.code !== INSUFFICIENT_PRIVILEGE) throw failure;
    // Without force, PostgreSQL cancels its autovacuum worker and waits for other connections.
    await run(server, `drop database ${name}`);
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';

async function run(server: string, statement: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
