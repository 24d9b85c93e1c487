import type { Db } from '../db.ts';

/** The response is stored in the transaction of its effect, so that both are committed or neither. */
export type StoreResponse = (trx: Db, response: unknown) => Promise<void>;
