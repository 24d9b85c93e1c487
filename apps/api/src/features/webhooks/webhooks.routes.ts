import * as calls from '@wallabee/contract/webhooks/webhook';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { listWebhooks } from './webhooks.queries.ts';
import { change, make, remove, renewSecret, type WebhookServices } from './webhooks.service.ts';

export function webhookRoutes(services: WebhookServices) {
  return async (app: ApiApp) => {
    answer(app, calls.listWebhooks, async (_, { player, reads }) => ({
      webhooks: await listWebhooks(reads, player.id),
    }));

    answer(app, calls.makeWebhook, ({ body }, { player }) => make(services, player.id, body.url));

    answer(app, calls.changeWebhook, ({ params, body }, { player }) =>
      change(services, { player: player.id, webhook: params.webhookId }, body),
    );

    answer(app, calls.deleteWebhook, async ({ params }, { player }) => {
      await remove(services, { player: player.id, webhook: params.webhookId });
      return { success: true as const };
    });

    answer(app, calls.renewWebhookSecret, async ({ params }, { player }) => ({
      secret: await renewSecret(services, { player: player.id, webhook: params.webhookId }),
    }));
  };
}
