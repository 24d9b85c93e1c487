import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './table-types.ts';

/** A connection pool or a transaction: queries take either. */
export type Db = Kysely<Tables>;

// Counts and sums are int8 in PostgreSQL; none here comes near 2^53, and a number is what every caller wants.
const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

// A day is a day: as an instant it would be another one in another zone.
const DATE = 1082;
pg.types.setTypeParser(DATE, String);

/** `onFailure` hears of every statement that failed, whoever else is told. */
export function connect(url: string, connections: number, onFailure?: (failure: unknown) => void): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    // A statement that runs this long is a mistake; better one failed call than a full pool.
    statement_timeout: 20_000,
    application_name: 'wallabee',
  });
  // An idle connection that the server closes is not an error of any request; the pool opens a new one.
  pool.on('error', () => {});
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      if (event.level === 'error') onFailure?.(event.error);
    },
  });
}
