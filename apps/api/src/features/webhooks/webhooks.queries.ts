import { type PlayerId, WebhookId } from '@wallabee/contract/protocol/ids';
import type { Webhook } from '@wallabee/contract/webhooks/webhook';
import { FAILING_AFTER } from '@wallabee/contract/webhooks/webhook-limits';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { Webhook as WebhookRow } from '../../platform/db/table-types.ts';

/** In the order in which they were made. */
export async function listWebhooks(db: Db, player: PlayerId): Promise<Webhook[]> {
  const rows = await db
    .selectFrom('webhook')
    .selectAll()
    .where('player_id', '=', player)
    .orderBy('webhook_id')
    .execute();
  return rows.map(toWebhook);
}

export async function findWebhook(db: Db, { player, webhook }: OwnWebhook): Promise<Webhook | undefined> {
  const row = await db
    .selectFrom('webhook')
    .selectAll()
    .where('webhook_id', '=', webhook)
    .where('player_id', '=', player)
    .executeTakeFirst();
  return row && toWebhook(row);
}

export interface OwnWebhook {
  player: PlayerId;
  webhook: WebhookId;
}

function toWebhook(row: Selectable<WebhookRow>): Webhook {
  return {
    id: WebhookId.parse(row.webhook_id),
    url: row.url,
    state: stateOf(row),
    failures: row.failures,
    last_failure: row.failures > 0 ? row.last_failure : null,
    last_failed_at: row.last_failed_at?.toISOString() ?? null,
    last_delivered_at: row.last_delivered_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

function stateOf({ switched_off_at, is_paused, failures }: Selectable<WebhookRow>): Webhook['state'] {
  if (switched_off_at) return 'off';
  if (is_paused) return 'paused';
  return failures >= FAILING_AFTER ? 'failing' : 'working';
}

/** Concurrent calls would both see the last free place, so the second waits for the first. */
export async function lockWebhooksOfPlayer(trx: Db, player: PlayerId) {
  await trx.selectFrom('player').select('id').where('id', '=', player).forNoKeyUpdate().execute();
}

export async function countWebhooks(trx: Db, player: PlayerId): Promise<number> {
  const { count } = await trx
    .selectFrom('webhook')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('player_id', '=', player)
    .executeTakeFirstOrThrow();
  return count;
}

/** The secret is sealed for the id, so the id comes first. */
export async function nextWebhookId(trx: Db): Promise<WebhookId> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('webhook', 'webhook_id')) as id`.execute(trx);
  return WebhookId.parse(rows[0]?.id);
}

export async function insertWebhook(
  trx: Db,
  { id, player, ...row }: { id: WebhookId; player: PlayerId; url: string; secret: Buffer; created_at: Date },
): Promise<Webhook> {
  const made = await trx
    .insertInto('webhook')
    .values({ ...row, webhook_id: id, player_id: player })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toWebhook(made);
}

type Changes = Partial<
  Pick<Selectable<WebhookRow>, 'url' | 'is_paused' | 'failures' | 'switched_off_at' | 'secret'>
>;

export async function updateWebhook(
  db: Db,
  { player, webhook }: OwnWebhook,
  changes: Changes,
): Promise<Webhook | undefined> {
  const row = await db
    .updateTable('webhook')
    .set(changes)
    .where('webhook_id', '=', webhook)
    .where('player_id', '=', player)
    .returningAll()
    .executeTakeFirst();
  return row && toWebhook(row);
}

export async function deleteWebhook(db: Db, { player, webhook }: OwnWebhook): Promise<boolean> {
  const row = await db
    .deleteFrom('webhook')
    .where('webhook_id', '=', webhook)
    .where('player_id', '=', player)
    .returning('webhook_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** They stay in the log, where their owner can send them again. */
export async function endWaitingDeliveries(trx: Db, webhook: WebhookId, failure: string) {
  await trx
    .updateTable('delivery')
    .set({ next_attempt_at: null, failure })
    .where('webhook_id', '=', webhook)
    .where('next_attempt_at', 'is not', null)
    .execute();
}
