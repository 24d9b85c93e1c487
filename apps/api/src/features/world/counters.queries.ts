import type { CountChange } from '@wallabee/game/state/counted';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

/** Requires locked player rows, and awards the achievements that are reached. */
export async function addToPlayerCounters(db: Db, changes: readonly CountChange[], now: Date) {
  await sql`select count_for_players(${JSON.stringify(changes)}, ${now})`.execute(db);
}
