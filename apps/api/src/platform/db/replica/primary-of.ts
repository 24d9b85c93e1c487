import type { Db } from '../db.ts';

const primaries = new WeakMap<Db, Db>();

export function rememberPrimary(replica: Db, primary: Db) {
  primaries.set(replica, primary);
}

/** The primary of a replica; any other database is its own. */
export function primaryOf(db: Db): Db {
  return primaries.get(db) ?? db;
}
