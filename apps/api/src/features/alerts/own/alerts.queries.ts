import type { AlertSubject } from '@wallabee/contract/alerts/alert';
import type { AlertId, PlayerId, WebhookId } from '@wallabee/contract/protocol/ids';
import type { Updateable } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { DB } from '../../../platform/db/table-types.ts';

export interface AlertRow {
  alert_id: AlertId;
  player_id: PlayerId;
  subject: AlertSubject;
  about_id: number | null;
  query: string;
  name: string;
  by_site: boolean;
  by_push: boolean;
  by_feed: boolean;
  webhook_id: WebhookId | null;
  is_paused: boolean;
  created_at: Date;
  last_rang_at: Date | null;
  matches: number;
  hour_from: Date | null;
  rings_in_hour: number;
}

/** Newest first. */
export async function listAlertRows(db: Db, player: PlayerId): Promise<AlertRow[]> {
  const rows = await db
    .selectFrom('alert')
    .selectAll()
    .where('player_id', '=', player)
    .orderBy('alert_id', 'desc')
    .execute();
  return rows as AlertRow[];
}

export async function findAlertRow(db: Db, player: PlayerId, id: AlertId): Promise<AlertRow | undefined> {
  const row = await db
    .selectFrom('alert')
    .selectAll()
    .where('alert_id', '=', id)
    .where('player_id', '=', player)
    .executeTakeFirst();
  return row as AlertRow | undefined;
}

export async function countAlerts(db: Db, player: PlayerId): Promise<number> {
  const { count } = await db
    .selectFrom('alert')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('player_id', '=', player)
    .executeTakeFirstOrThrow();
  return count;
}

export type NewAlert = Omit<
  AlertRow,
  'alert_id' | 'is_paused' | 'last_rang_at' | 'matches' | 'hour_from' | 'rings_in_hour'
>;

export async function insertAlert(trx: Db, alert: NewAlert): Promise<AlertRow> {
  const row = await trx.insertInto('alert').values(alert).returningAll().executeTakeFirstOrThrow();
  return row as AlertRow;
}

export async function updateAlert(
  db: Db,
  { player_id, alert_id }: Pick<AlertRow, 'player_id' | 'alert_id'>,
  changed: Updateable<DB['alert']>,
): Promise<AlertRow | undefined> {
  const row = await db
    .updateTable('alert')
    .set(changed)
    .where('alert_id', '=', alert_id)
    .where('player_id', '=', player_id)
    .returningAll()
    .executeTakeFirst();
  return row as AlertRow | undefined;
}

/** Returns whether the player had it. */
export async function deleteAlert(db: Db, player: PlayerId, id: AlertId): Promise<boolean> {
  const row = await db
    .deleteFrom('alert')
    .where('alert_id', '=', id)
    .where('player_id', '=', player)
    .returning('alert_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasWebhook(db: Db, player: PlayerId, id: WebhookId): Promise<boolean> {
  const row = await db
    .selectFrom('webhook')
    .select('webhook_id')
    .where('webhook_id', '=', id)
    .where('player_id', '=', player)
    .executeTakeFirst();
  return row !== undefined;
}
