import type { Db } from '../db/db.ts';
import { digest } from '../sessions/digest.ts';
import { deleteExpiredCounters, incrementCounter, type RateCount } from './rate-counters.queries.ts';

/** What is counted: the action, and who does it. */
export interface Counted {
  action: string;
  by: string;
}

/** Exact counts over all server processes on one database, for calls that cost more than the counting does. */
export interface RateCounters {
  increment(counted: Counted, windowMs: number): Promise<RateCount>;
  deleteExpired(): Promise<void>;
}

export function createRateCounters({ db }: { db: Db }): RateCounters {
  return {
    increment: ({ action, by }, windowMs) =>
      incrementCounter(db, { bucket: digest(`${action}\n${by}`), windowMs }),
    deleteExpired: () => deleteExpiredCounters(db),
  };
}
