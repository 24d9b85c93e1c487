import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { createCircuit } from './connection/circuit.ts';
import { KEEP_ALIVE, probeDatabase } from './connection/client.ts';
import { isBehindPooler } from './connection/pooler.ts';
import { DatabaseTimeout, limitStatements } from './connection/statement-timeout.ts';
import { createStatementNames, nameStatements } from './named-statements.ts';
import type { DB } from './table-types.ts';

/** A connection pool or a transaction. */
export type Db = Kysely<DB>;

// PostgreSQL counts and sums are int8; none here comes near 2^53.
const INT8 = 20;
pg.types.setTypeParser(INT8, Number);

// A date has no time zone, and parsing it as an instant can shift the day.
const DATE = 1082;
pg.types.setTypeParser(DATE, String);

export interface DatabaseMetrics {
  pool(pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): void;
  query(outcome: 'done' | 'failed', seconds: number): void;
}

/** A visitor waits at most 8 s: 3 s for a connection and 5 s for an answer. */
export const VISITORS_LIMITS = { statementMs: 4_000, mostWaitMs: 3_000 };

interface ConnectOptions {
  watch?: DatabaseMetrics | undefined;
  onFailure?: (failure: unknown) => void;
  /** The name appears in pg_stat_activity. */
  name?: string;
  /** PostgreSQL cancels a statement after this; one second later the connection is closed. */
  statementMs?: number;
  mostWaitMs?: number;
}

export function connect(url: string, connections: number, options: ConnectOptions = {}): Db {
  const { watch, onFailure, name = 'wallabee', statementMs = 20_000, mostWaitMs = 5_000 } = options;
  const circuit = createCircuit(() => probeDatabase(url));
  const nameOf = createStatementNames();
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: mostWaitMs,
    application_name: name,
    ...KEEP_ALIVE,
    onConnect: prepare,
  });

  async function prepare(client: pg.ClientBase) {
    // Without a listener a connection lost within a transaction would end the process; the next statement
    // fails anyway.
    client.on('error', () => {});
    const naming = nameStatements(client, nameOf);
    limitStatements(client, statementMs + 1_000, circuit.open);
    // A pooler shares sessions, so settings and prepared statements would leak to other clients.
    if (await isBehindPooler(client)) return;
    await client.query(`set statement_timeout = ${statementMs}`);
    naming.begin();
  }

  // An idle connection closed by the server is no error of a request; the pool opens a new one.
  pool.on('error', () => {});
  watch?.pool(pool);
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: { connect: take, end } }),
    log: (event) => {
      watch?.query(event.level === 'error' ? 'failed' : 'done', event.queryDurationMillis / 1_000);
      if (event.level === 'error') onFailure?.(event.error);
    },
  });

  async function take(): Promise<pg.PoolClient> {
    if (circuit.isOpen()) throw new DatabaseTimeout();
    return pool.connect().catch((failure: Error) => {
      if (!/due to connection timeout/.test(failure.message)) throw failure;
      circuit.open();
      throw new DatabaseTimeout();
    });
  }

  async function end() {
    circuit.stop();
    await Promise.race([pool.end(), new Promise((done) => setTimeout(done, LONGEST_GOODBYE_MS).unref())]);
  }
}

const LONGEST_GOODBYE_MS = 2_000;
