import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../connection/statement-timeout.ts';
import type { Db } from '../db.ts';
import { rememberPrimary } from './primary-of.ts';
import { findReplayedPosition, getWrittenPosition } from './replica.queries.ts';
import { lagOf, type Mark, withNew, withoutPassed } from './replica-lag.ts';
import { createWaiters } from './waiters.ts';

/**
 * Reads go to the replica while it is available and close behind, a player's once it has what the player wrote;
 * otherwise to the primary. While the primary is away they stay at the replica.
 */
export interface Reads {
  primary: Db;
  /**
   * A read that fails at the replica runs again at the primary, so it may run twice and must change nothing.
   * The replica must have replayed `position`.
   */
  anywhere<Answer>(read: (db: Db) => Promise<Answer> | Answer, position?: number): Promise<Answer> | Answer;
  replicaState(): 'none' | 'used' | 'unused';
}

export function readsFrom(primary: Db, replica?: Replica): Reads {
  return {
    primary,
    replicaState: () => (replica ? (replica.find() ? 'used' : 'unused') : 'none'),
    anywhere(read, position = 0) {
      const db = replica?.find(position);
      if (!replica || !db) return readPrimary(read, position);
      return (async () => read(db))().catch((failure) => {
        replica.failed(failure);
        return readPrimary(read, position);
      });
    },
  };

  function readPrimary<Answer>(
    read: (db: Db) => Promise<Answer> | Answer,
    position: number,
  ): Promise<Answer> | Answer {
    const answered = read(primary);
    if (!replica || !(answered instanceof Promise)) return answered;
    return answered.catch((failure) => {
      const db = isDatabaseUnavailable(failure) ? replica.findInOutage(position) : undefined;
      if (!db) throw failure;
      return read(db);
    });
  }
}

export interface Replica {
  /** It is undefined while the replica is unavailable, too far behind or before the position. */
  find(position?: number): Db | undefined;
  /** It is undefined when the replica was too far behind before the primary went away. */
  findInOutage(position: number): Db | undefined;
  /** Resolves when the replica has everything that was committed before the call, or is not used. */
  replayed(): Promise<void>;
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
  let lastLagMs = Number.POSITIVE_INFINITY;
  let replayed = 0;
  const waiters = createWaiters();
  let waking = new AbortController();
  let lastReport: string | undefined;
  const stopping = new AbortController();
  rememberPrimary(replica, primary);
  const watching = watch();

  async function look(): Promise<string> {
    waiters.take();
    const position = await getWrittenPosition(primary).catch(() => undefined);
    // One failed query is no outage, so waiting calls go on waiting.
    if (position !== undefined) mark(position);
    const found = await findReplayedPosition(replica);
    if (found === null) return 'it is not a replica';
    replayed = found;
    // Without a primary there is nothing to compare with.
    return (position === undefined ? lastLagMs <= OUTAGE_LAG_MS : compare()) ? '' : 'it is too far behind';
  }

  function compare(): boolean {
    lastLagMs = lagOf(marks, replayed, clock());
    marks = withoutPassed(marks, replayed);
    // Nobody waits for a replica that is not used, so one that is used again must have everything.
    return isGood ? lastLagMs <= mostLagMs : marks.length === 0;
  }

  function mark(position: number) {
    waiters.waitFor(position);
    marks = withNew(marks, { at: clock(), position });
  }

  async function watch() {
    while (!stopping.signal.aborted) {
      const problem = await look().catch(() => 'it cannot be reached');
      isGood = problem === '';
      if (isGood) waiters.replayed(replayed);
      else waiters.release();
      if (problem !== lastReport)
        report(problem ? `The read replica is not used: ${problem}.` : 'The read replica is used.');
      lastReport = problem;
      await rest();
    }
  }

  /** Waiting calls wake it, at most so often that asking costs little. */
  async function rest() {
    await pause(isGood ? WHILE_WAITING_MS : WHILE_UNUSED_MS, stopping.signal);
    if (waiters.areWaiting()) return;
    waking = new AbortController();
    await pause(checkEveryMs, AbortSignal.any([waking.signal, stopping.signal]));
  }

  return {
    find: (position = 0) => (isGood && position <= replayed ? replica : undefined),
    findInOutage: (position) => (isEnough({ lastLagMs, replayed }, position) ? replica : undefined),
    replayed() {
      const done = waiters.wait();
      waking.abort();
      return done;
    },
    failed: (failure) => {
      // Refusals have no code, and class 40 is a statement cancelled by replay; neither is an outage.
      const code = failure instanceof Error && 'code' in failure ? String(failure.code) : undefined;
      if (code !== undefined && !code.startsWith('40')) isGood = false;
    },
    async stop() {
      stopping.abort();
      await watching;
      waiters.take();
      waiters.release();
      await replica.destroy();
    },
  };
}

/** A position without end asks for the newest there is, which in an outage is the replica's. */
function isEnough(known: { lastLagMs: number; replayed: number }, position: number): boolean {
  if (known.lastLagMs > OUTAGE_LAG_MS) return false;
  return position <= known.replayed || position === Number.POSITIVE_INFINITY;
}

async function pause(ms: number, signal: AbortSignal) {
  await sleep(ms, undefined, { signal }).catch(() => {});
}

const MOST_LAG_MS = 3_000;
/** The alternative is an error page. */
const OUTAGE_LAG_MS = 60_000;
const CHECK_EVERY_MS = 1_000;
const WHILE_WAITING_MS = 20;
const WHILE_UNUSED_MS = 200;
