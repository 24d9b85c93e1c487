import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { connect, type Db } from '../src/platform/db/db.ts';
import { databaseUrl } from './start-postgres.ts';

/** A migrated database for the calling test file alone, gone when the file is done. */
export async function createTestDatabase(connections = 8): Promise<{ db: Db; url: string }> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name} template template_wallabee`);
  const url = databaseUrl(server, name);
  const db = connect(url, connections);
  afterAll(async () => {
    await db.destroy();
    await run(server, `drop database ${name} with (force)`);
  });
  return { db, url };
}

/** Every table but the list of migrations, emptied in one statement. */
export async function emptyTables(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration'`.execute(
    db,
  );
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} restart identity cascade`.execute(
    db,
  );
}

async function run(server: string, statement: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
