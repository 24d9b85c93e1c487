import type { Db } from '../db/db.ts';
import { digest } from '../sessions/digest.ts';
import { addToTally, deleteEndedTallies, deleteTally, type Tally } from './tallies.queries.ts';

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

export function createTallies({ db, now }: { db: Db; now: () => Date }): Tallies {
  const bucketOf = ({ kind, of }: Counted) => digest(`${kind}\n${of}`);

  return {
    add: (counted, { lastsMs, isRenewed }) => {
      const at = now();
      const until = new Date(at.getTime() + lastsMs);
      return addToTally(db, { bucket: bucketOf(counted), now: at, until, isRenewed });
    },
    forget: (counted) => deleteTally(db, bucketOf(counted)),
    sweep: () => deleteEndedTallies(db, now()),
  };
}
