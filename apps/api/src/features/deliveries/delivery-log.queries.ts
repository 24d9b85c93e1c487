import { DeliveryId, type WebhookId } from '@wallabee/contract/protocol/ids';
import type { Delivery } from '@wallabee/contract/webhooks/webhook';
import { DELIVERIES_PER_PAGE } from '@wallabee/contract/webhooks/webhook-limits';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { Delivery as DeliveryRow } from '../../platform/db/table-types.ts';

/** The newest first. */
export async function listDeliveries(
  db: Db,
  webhook: WebhookId,
  page: number,
): Promise<{ deliveries: Delivery[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('delivery')
      .selectAll()
      .where('webhook_id', '=', webhook)
      .orderBy('delivery_id', 'desc')
      .limit(DELIVERIES_PER_PAGE)
      .offset((page - 1) * DELIVERIES_PER_PAGE)
      .execute(),
    db
      .selectFrom('delivery')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('webhook_id', '=', webhook)
      .executeTakeFirstOrThrow(),
  ]);
  return { deliveries: rows.map(toDelivery), total };
}

export async function findDelivery(
  db: Db,
  { webhook, delivery }: { webhook: WebhookId; delivery: DeliveryId },
): Promise<Delivery | undefined> {
  const row = await db
    .selectFrom('delivery')
    .selectAll()
    .where('delivery_id', '=', delivery)
    .where('webhook_id', '=', webhook)
    .executeTakeFirst();
  return row && toDelivery(row);
}

function toDelivery(row: Selectable<DeliveryRow>): Delivery {
  return {
    id: DeliveryId.parse(row.delivery_id),
    state: stateOf(row),
    event: row.event,
    words: row.words,
    created_at: row.created_at.toISOString(),
    attempts: row.attempts,
    last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
    status: row.status,
    failure: row.failure,
    body: row.body ?? '',
  };
}

function stateOf({ next_attempt_at, delivered_at }: Selectable<DeliveryRow>): Delivery['state'] {
  if (next_attempt_at) return 'waiting';
  return delivered_at ? 'delivered' : 'failed';
}

/** No attempt is planned: a test is sent at once or not at all. */
export async function insertTest(
  trx: Db,
  { webhook, words, now }: { webhook: WebhookId; words: string; now: Date },
): Promise<DeliveryId> {
  const { delivery_id } = await trx
    .insertInto('delivery')
    .values({ webhook_id: webhook, event: 'test', words, created_at: now })
    .returning('delivery_id')
    .executeTakeFirstOrThrow();
  return DeliveryId.parse(delivery_id);
}

export async function countAttempt(db: Db, delivery: DeliveryId, now: Date) {
  await db
    .updateTable('delivery')
    .set({ attempts: sql`attempts + 1`, last_attempt_at: now })
    .where('delivery_id', '=', delivery)
    .execute();
}
