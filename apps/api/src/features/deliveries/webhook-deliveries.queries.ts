import type { NotificationPart } from '@wallabee/contract/bell/notification';
import { PlayerId, WebhookId } from '@wallabee/contract/protocol/ids';
import { MOST_FAILURES } from '@wallabee/contract/webhooks/webhook-limits';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { PostOutcome } from '../../platform/outside/post-outside.ts';
import { canLogIn } from './can-log-in.queries.ts';

export interface DueWebhook {
  delivery_id: number;
  created_at: Date;
  attempts: number;
  event: string;
  words: string;
  body: string | null;
  webhook_id: number;
  url: string;
  secret: Buffer;
  is_paused: boolean;
  is_off: boolean;
  can_log_in: boolean;
  notification: {
    notification_id: number;
    kind: string;
    at: string;
    parts: { one: NotificationPart[] };
    url: string;
  } | null;
  alert: { id: number; name: string } | null;
}

export async function findDueWebhook(db: Db, delivery: number, now: Date): Promise<DueWebhook | undefined> {
  const { rows } = await sql<DueWebhook>`
    select delivery_id, delivery.created_at, attempts, delivery.event, words, body,
      webhook.webhook_id, webhook.url, secret, webhook.is_paused, switched_off_at is not null as is_off,
      ${canLogIn(now)} as can_log_in,
      case when notification_id is not null then json_build_object(
        'notification_id', notification_id, 'kind', kind, 'at', at, 'parts', parts, 'url', notification.url
      ) end as notification,
      case when alert.alert_id is not null
        then json_build_object('id', alert.alert_id, 'name', alert.name) end as alert
    from delivery
    join webhook using (webhook_id)
    join player on player.id = webhook.player_id
    left join notification using (notification_id)
    left join alert on alert.alert_id = notification.alert_id
    where delivery_id = ${delivery}`.execute(db);
  return rows[0];
}

/** Every attempt sends the same bytes. */
export async function storeBody(db: Db, delivery: number, body: string) {
  await db.updateTable('delivery').set({ body }).where('delivery_id', '=', delivery).execute();
}

export async function endDelivery(db: Db, delivery: number, failure: string) {
  await db
    .updateTable('delivery')
    .set({ next_attempt_at: null, failure })
    .where('delivery_id', '=', delivery)
    .execute();
}

export async function markArrived(trx: Db, delivery: number, { status }: PostOutcome, now: Date) {
  const row = { delivered_at: now, next_attempt_at: null, status, failure: null };
  await trx.updateTable('delivery').set(row).where('delivery_id', '=', delivery).execute();
}

/**
 * Without a time for the next attempt, the one that is planned stays. With one it was an attempt that was due, which
 * the owner may have sent again with success since.
 */
export async function markFailed(
  trx: Db,
  delivery: number,
  { status, failure, next }: PostOutcome & { next: Date | null | undefined },
) {
  await trx
    .updateTable('delivery')
    .set({ status, failure, delivered_at: null, ...(next !== undefined && { next_attempt_at: next }) })
    .where('delivery_id', '=', delivery)
    .$if(next !== undefined, (query) => query.where('delivered_at', 'is', null))
    .execute();
}

export async function countArrival(trx: Db, webhook: number, now: Date) {
  await trx
    .updateTable('webhook')
    .set({ failures: 0, last_delivered_at: now })
    .where('webhook_id', '=', webhook)
    .execute();
}

export interface SwitchedOff {
  webhook: WebhookId;
  player: PlayerId;
  url: string;
  failures: number;
}

/** Returns the webhook where this failure switches it off. */
export async function countFailure(
  trx: Db,
  webhook: number,
  { failure, isGone, now }: { failure: string; isGone: boolean; now: Date },
): Promise<SwitchedOff | undefined> {
  const row = await trx
    .updateTable('webhook')
    .set({ failures: sql`failures + 1`, last_failure: failure, last_failed_at: now })
    .where('webhook_id', '=', webhook)
    .returning(['player_id', 'url', 'failures', 'switched_off_at'])
    .executeTakeFirst();
  if (!row || row.switched_off_at || !(isGone || row.failures >= MOST_FAILURES)) return undefined;
  await trx.updateTable('webhook').set({ switched_off_at: now }).where('webhook_id', '=', webhook).execute();
  const { player_id, url, failures } = row;
  return { webhook: WebhookId.parse(webhook), player: PlayerId.parse(player_id), url, failures };
}
