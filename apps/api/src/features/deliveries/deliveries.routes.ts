import { pagingOf } from '@wallabee/contract/protocol/paging-of';
import * as calls from '@wallabee/contract/webhooks/webhook';
import { DELIVERIES_PER_PAGE } from '@wallabee/contract/webhooks/webhook-limits';
import type { Db } from '../../platform/db/db.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { found } from '../../platform/problems.ts';
import { findWebhook, type OwnWebhook } from '../webhooks/webhooks.public.ts';
import type { WebhookAttempts } from './attempt-webhook.ts';
import { listDeliveries } from './delivery-log.queries.ts';
import { sendAgain, sendTest } from './send-now.ts';

export function deliveryRoutes(services: WebhookAttempts) {
  async function demandOwn(own: OwnWebhook, db: Db = services.db) {
    found(await findWebhook(db, own), 'webhook');
    return own.webhook;
  }

  return async (app: ApiApp) => {
    answer(app, calls.listDeliveries, async ({ params, query: { page = 1 } }, { player, reads }) => {
      const webhook = await demandOwn({ player: player.id, webhook: params.webhookId }, reads);
      const { deliveries, total } = await listDeliveries(reads, webhook, page);
      return { deliveries, paging: pagingOf(total, { number: page, size: DELIVERIES_PER_PAGE }) };
    });

    answer(app, calls.testWebhook, async ({ params }, { player }) =>
      sendTest(services, await demandOwn({ player: player.id, webhook: params.webhookId })),
    );

    answer(app, calls.deliverAgain, async ({ params }, { player }) => {
      const webhook = await demandOwn({ player: player.id, webhook: params.webhookId });
      return sendAgain(services, { webhook, delivery: params.deliveryId });
    });
  };
}
