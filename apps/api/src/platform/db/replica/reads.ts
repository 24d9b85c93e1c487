import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db.ts';
import { findReplayedPosition, getWrittenPosition } from './replica.queries.ts';
import { lagOf, type Mark, withoutPassed } from './replica-lag.ts';

/**
 * Where reads go that anybody may make and that may be a moment old: to a replica where one was named, as long as it is
 * there and close behind, and else to the primary.
 */
export interface Reads {
  /** For whoever must see their own writes. */
  primary: Db;
  /**
   * The replica's word counts only where it has an answer: what fails there (it is gone, or has not heard of it yet) is
   * asked again at the primary. So `read` may run twice, and must change nothing.
   */
  anywhere<Answer>(read: (db: Db) => Promise<Answer> | Answer): Promise<Answer> | Answer;
}

export function readsFrom(primary: Db, replica?: Replica): Reads {
  return {
    primary,
    anywhere(read) {
      const db = replica?.find();
      if (!replica || !db) return read(primary);
      return (async () => read(db))().catch((failure) => {
        replica.failed(failure);
        return read(primary);
      });
    },
  };
}

export interface Replica {
  /** Undefined while it is not to be asked. */
  find(): Db | undefined;
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

/** Looks every second whether the replica is there and how far it is behind; it is not asked before the first look. */
export function watchReplica(options: ReplicaOptions): Replica {
  const { primary, replica, report, clock = Date.now } = options;
  const { mostLagMs = MOST_LAG_MS, checkEveryMs = CHECK_EVERY_MS } = options;
  let marks: Mark[] = [];
  let isGood = false;
  let lastWords: string | undefined;
  const stopping = new AbortController();
  const watching = watch();

  async function look(): Promise<string> {
    const position = await getWrittenPosition(primary);
    if (marks.length < MOST_MARKS) marks.push({ at: clock(), position });
    const replayed = await findReplayedPosition(replica);
    if (replayed === null) return 'it is not a replica';
    const lag = lagOf(marks, replayed, clock());
    marks = withoutPassed(marks, replayed);
    return lag > mostLagMs ? 'it is too far behind' : '';
  }

  async function watch() {
    while (!stopping.signal.aborted) {
      const trouble = await look().catch(() => 'it cannot be asked');
      isGood = trouble === '';
      if (trouble !== lastWords)
        report(trouble ? `The read replica is not used: ${trouble}.` : 'The read replica is used.');
      lastWords = trouble;
      await sleep(checkEveryMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  return {
    find: () => (isGood ? replica : undefined),
    failed: (failure) => {
      // A refusal ("there is no such item") is no failure of the database: only that has a code. Nor is a statement
      // that gave way to what the primary did, which PostgreSQL says with class 40.
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

/** The oldest says since when something is missing; ten minutes of those after it are enough. */
const MOST_MARKS = 600;
