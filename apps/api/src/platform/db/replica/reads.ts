import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../connection/statement-timeout.ts';
import type { Db } from '../db.ts';
import { findReplayedPosition, getWrittenPosition } from './replica.queries.ts';
import { lagOf, type Mark, withoutPassed } from './replica-lag.ts';

/**
 * Public reads that may be slightly old go to the replica while it is available and close behind, otherwise
 * to the primary. While the primary is away they stay at the replica.
 */
export interface Reads {
  primary: Db;
  /**
   * A read that fails at the replica runs again at the primary, so it may run twice and must change nothing.
   */
  anywhere<Answer>(read: (db: Db) => Promise<Answer> | Answer): Promise<Answer> | Answer;
  replicaState(): 'none' | 'used' | 'unused';
}

export function readsFrom(primary: Db, replica?: Replica): Reads {
  return {
    primary,
    replicaState: () => (replica ? (replica.find() ? 'used' : 'unused') : 'none'),
    anywhere(read) {
      const db = replica?.find();
      if (!replica || !db) return readPrimary(read);
      return (async () => read(db))().catch((failure) => {
        replica.failed(failure);
        return readPrimary(read);
      });
    },
  };

  function readPrimary<Answer>(read: (db: Db) => Promise<Answer> | Answer): Promise<Answer> | Answer {
    const answered = read(primary);
    if (!replica || !(answered instanceof Promise)) return answered;
    return answered.catch((failure) => {
      const db = isDatabaseUnavailable(failure) ? replica.findInOutage() : undefined;
      if (!db) throw failure;
      return read(db);
    });
  }
}

export interface Replica {
  /** It is undefined while the replica is unavailable or too far behind. */
  find(): Db | undefined;
  /** It is undefined when the replica was too far behind before the primary went away. */
  findInOutage(): Db | undefined;
  failed(failure: unknown): void;
  stop(): Promise<void>;
}

interface ReplicaOptions {
  primary: Db;
  replica: Db;
  report: (line: string) => void;
  mostLagMs?: number;
  checkEveryMs?: number;
  clock?: () => number;
}

export function watchReplica(options: ReplicaOptions): Replica {
  const { primary, replica, report, clock = Date.now } = options;
  const { mostLagMs = MOST_LAG_MS, checkEveryMs = CHECK_EVERY_MS } = options;
  let marks: Mark[] = [];
  let isGood = false;
  let wasClose = false;
  let lastReport: string | undefined;
  const stopping = new AbortController();
  const watching = watch();

  async function look(): Promise<string> {
    const position = await getWrittenPosition(primary).catch(() => undefined);
    if (position !== undefined) mark(position);
    const replayed = await findReplayedPosition(replica);
    if (replayed === null) return 'it is not a replica';
    // Without a primary there is nothing to compare with.
    if (position !== undefined) {
      wasClose = lagOf(marks, replayed, clock()) <= mostLagMs;
      marks = withoutPassed(marks, replayed);
    }
    return wasClose ? '' : 'it is too far behind';
  }

  function mark(position: number) {
    // A new primary may begin before the last position of the one that died.
    marks = marks.filter((earlier) => earlier.position <= position);
    if (marks.length < MOST_MARKS) marks.push({ at: clock(), position });
  }

  async function watch() {
    while (!stopping.signal.aborted) {
      const problem = await look().catch(() => 'it cannot be reached');
      isGood = problem === '';
      if (problem !== lastReport)
        report(problem ? `The read replica is not used: ${problem}.` : 'The read replica is used.');
      lastReport = problem;
      await sleep(checkEveryMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  return {
    find: () => (isGood ? replica : undefined),
    findInOutage: () => (wasClose ? replica : undefined),
    failed: (failure) => {
      // Refusals have no code, and class 40 is a statement cancelled by replay; neither is an outage.
      const code = failure instanceof Error && 'code' in failure ? String(failure.code) : undefined;
      if (code !== undefined && !code.startsWith('40')) isGood = false;
    },
    async stop() {
      stopping.abort();
      await watching;
      await replica.destroy();
    },
  };
}

const MOST_LAG_MS = 3_000;
const CHECK_EVERY_MS = 1_000;

/** Ten minutes of marks are enough, because the oldest one says since when the replica is behind. */
const MOST_MARKS = 600;
