import { SIGNATURE_HEADER } from '@wallabee/contract/webhooks/webhook-limits';
import type { PostOutcome, PostOutside } from '../../platform/outside/post-outside.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { signatureOf } from './webhook-secret.ts';

export interface WebhookMessage {
  /** As in the body. */
  id: string;
  webhook: { webhook_id: number; url: string; secret: Buffer };
  body: string;
}

export async function sendToWebhook(
  { post, secrets, now }: { post: PostOutside; secrets: SecretBox; now: () => Date },
  { id, webhook, body }: WebhookMessage,
): Promise<PostOutcome> {
  const secret = secrets.open(webhook.secret, webhook.webhook_id).toString();
  return post({
    url: new URL(webhook.url),
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signatureOf(body, { secret, at: now() }),
      'WallaBee-Delivery': id,
    },
    body,
  });
}
