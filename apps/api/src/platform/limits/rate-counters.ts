import type { Db } from '../db/db.ts';
import { digest } from '../sessions/digest.ts';
import { addToTally, deleteEndedTallies, deleteTally, type Tally } from './rate-counters.queries.ts';

/** What is counted: its kind, and whose. */
export interface Counted {
  kind: string;
  of: string;
}

/** Counts that hold over all server processes on one database, exactly. For what costs more than the counting does. */
export interface Tallies {
  add(counted: Counted, options: { lastsMs: number; isRenewed: boolean }): Promise<Tally>;
  forget(counted: Counted): Promise<void>;
  sweep(): Promise<void>;
}

export function createTallies({ db }: { db: Db }): Tallies {
  const bucketOf = ({ kind, of }: Counted) => digest(`${kind}\n${of}`);

  return {
    add: (counted, options) => addToTally(db, { bucket: bucketOf(counted), ...options }),
    forget: (counted) => deleteTally(db, bucketOf(counted)),
    sweep: () => deleteEndedTallies(db),
  };
}
