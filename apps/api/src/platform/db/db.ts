import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { nameStatements } from './named-statements.ts';
import type { Tables } from './table-types.ts';

/** A connection pool or a transaction: queries take either. */
export type Db = Kysely<Tables>;

// Counts and sums are int8 in PostgreSQL; none here comes near 2^53, and a number is what every caller wants.
const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

// A day is a day: as an instant it would be another one in another zone.
const DATE = 1082;
pg.types.setTypeParser(DATE, String);

/** Whoever wants to know how the database is used. */
export interface DatabaseWatch {
  pool(pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): void;
  query(outcome: 'done' | 'failed', seconds: number): void;
}

interface ConnectOptions {
  watch?: DatabaseWatch | undefined;
  /** Hears of every statement that failed, whoever else is told. */
  onFailure?: (failure: unknown) => void;
  /** What it is called in pg_stat_activity. */
  name?: string;
  /** Given up by us, where the other side may be gone without a word. */
  mostMs?: number;
  /** How long a call may wait for a connection to be free; tests are more patient. */
  mostWaitMs?: number;
}

export function connect(url: string, connections: number, options: ConnectOptions = {}): Db {
  const { watch, onFailure, name = 'wallabee', mostMs, mostWaitMs = 5_000 } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: mostWaitMs,
    // A statement that runs this long is a mistake; better one failed call than a full pool.
    statement_timeout: 20_000,
    application_name: name,
    ...(mostMs && { query_timeout: mostMs }),
  });
  pool.on('connect', nameStatements);
  // An idle connection that the server closes is not an error of any request; the pool opens a new one.
  pool.on('error', () => {});
  // Nor is one that is lost between two statements of a transaction: the next statement fails, and says so. Without a
  // listener of its own it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  watch?.pool(pool);
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      watch?.query(event.level === 'error' ? 'failed' : 'done', event.queryDurationMillis / 1_000);
      if (event.level === 'error') onFailure?.(event.error);
    },
  });
}
