import type { Db } from '../../src/platform/db/db.ts';

interface AlertRow {
  player_id: number;
  subject: string;
  created_at: Date;
  query?: string;
  about_id?: number;
}

export async function insertAlert(db: Db, row: AlertRow): Promise<number> {
  const { alert_id } = await db
    .insertInto('alert')
    .values({ query: '', name: 'Mine', by_site: true, by_push: false, by_feed: true, ...row })
    .returning('alert_id')
    .executeTakeFirstOrThrow();
  return alert_id;
}
