import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { createCircuit } from './connection/circuit.ts';
import { KEEP_ALIVE, probeDatabase } from './connection/client.ts';
import { isBehindPooler } from './connection/pooler.ts';
import { DatabaseSilent, limitStatements } from './connection/silence.ts';
import { nameStatements } from './named-statements.ts';
import type { DB } from './table-types.ts';

/** A connection pool or a transaction: queries take either. */
export type Db = Kysely<DB>;

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

/** A call must not take longer than a visitor waits: 3 s for a connection and 5 s for an answer are 8 s at most. */
export const VISITORS_LIMITS = { statementMs: 4_000, mostWaitMs: 3_000 };

interface ConnectOptions {
  watch?: DatabaseWatch | undefined;
  /** Hears of every statement that failed, whoever else is told. */
  onFailure?: (failure: unknown) => void;
  /** What it is called in pg_stat_activity. */
  name?: string;
  /** When PostgreSQL ends a statement; a second later the connection counts as silent. */
  statementMs?: number;
  /** How long a call may wait for a connection to be free; tests are more patient. */
  mostWaitMs?: number;
}

export function connect(url: string, connections: number, options: ConnectOptions = {}): Db {
  const { watch, onFailure, name = 'wallabee', statementMs = 20_000, mostWaitMs = 5_000 } = options;
  const circuit = createCircuit(() => probeDatabase(url));
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: mostWaitMs,
    application_name: name,
    ...KEEP_ALIVE,
    onConnect: prepare,
  });

  async function prepare(client: pg.ClientBase) {
    // Lost between two statements of a transaction, it fails the next one; without a listener it would end the process.
    client.on('error', () => {});
    const naming = nameStatements(client);
    limitStatements(client, statementMs + 1_000, circuit.open);
    // A pooler lends the session to others: what is set or prepared in it would be theirs as well.
    if (await isBehindPooler(client)) return;
    await client.query(`set statement_timeout = ${statementMs}`);
    naming.begin();
  }

  // An idle connection that the server closes is not an error of any request; the pool opens a new one.
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
    if (circuit.isOpen()) throw new DatabaseSilent();
    return pool.connect().catch((failure: Error) => {
      if (!/due to connection timeout/.test(failure.message)) throw failure;
      circuit.open();
      throw new DatabaseSilent();
    });
  }

  async function end() {
    circuit.stop();
    await Promise.race([pool.end(), new Promise((done) => setTimeout(done, LONGEST_GOODBYE_MS).unref())]);
  }
}

const LONGEST_GOODBYE_MS = 2_000;
