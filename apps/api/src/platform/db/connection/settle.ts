import type { Db } from '../db.ts';

/** Stores the answer of a call in the transaction that has its effect: both are committed, or neither. */
export type Settle = (trx: Db, response: unknown) => Promise<void>;
