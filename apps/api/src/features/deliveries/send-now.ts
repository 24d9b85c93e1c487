import type { DeliveryId, WebhookId } from '@wallabee/contract/protocol/ids';
import type { Delivery } from '@wallabee/contract/webhooks/webhook';
import { found } from '../../platform/problems.ts';
import { plain } from '../bell/bell.public.ts';
import { attemptAtOnce, type WebhookAttempts } from './attempt-webhook.ts';
import { TEST_WORDS } from './deliveries.strings.ts';
import { countAttempt, findDelivery, insertTest } from './delivery-log.queries.ts';
import { webhookBody } from './webhook-body.ts';
import { storeBody } from './webhook-deliveries.queries.ts';

export async function sendTest(services: WebhookAttempts, webhook: WebhookId): Promise<Delivery> {
  const { db, now, siteUrl } = services;
  const delivery = await db.transaction().execute(async (trx) => {
    const at = now();
    const id = await insertTest(trx, { webhook, words: TEST_WORDS, now: at });
    const notice = { event: 'test', kind: 'test', at, words: TEST_WORDS, parts: [plain(TEST_WORDS)] };
    const rest = { url: '/alerts', notification_id: null, alert: null };
    await storeBody(trx, id, webhookBody(id, { ...notice, ...rest }, siteUrl));
    return id;
  });
  return sendAgain(services, { webhook, delivery });
}

export async function sendAgain(
  services: WebhookAttempts,
  asked: { webhook: WebhookId; delivery: DeliveryId },
): Promise<Delivery> {
  const { db, now } = services;
  found(await findDelivery(db, asked), 'delivery');
  await countAttempt(db, asked.delivery, now());
  await attemptAtOnce(services, asked.delivery);
  return found(await findDelivery(db, asked), 'delivery');
}
