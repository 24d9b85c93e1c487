import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export interface NamedPoint {
  name: string;
  lat: number;
  lng: number;
}

/** A city of that name, else one whose name begins so: its place with the most items. */
export function findCity(db: Db, text: string): Promise<NamedPoint | undefined> {
  const folded = sql`fold_name(city) collate "C"`;
  const asked = sql`fold_name(${text}::text) collate "C"`;
  return db
    .selectFrom('place')
    .select(['city as name', 'lat', 'lng'])
    .where(sql<boolean>`${folded} >= ${asked}`)
    .where(sql<boolean>`${folded} < (fold_name(${text}::text) || ${LAST_CHARACTER}) collate "C"`)
    .orderBy(sql`(${folded} = ${asked})`, 'desc')
    .orderBy('item_count', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

const LAST_CHARACTER = sql.lit('\u{10ffff}');
