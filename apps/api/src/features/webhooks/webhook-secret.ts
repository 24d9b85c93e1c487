import { createHmac, randomBytes } from 'node:crypto';

export function newWebhookSecret(): string {
  return `whs_${randomBytes(32).toString('base64url')}`;
}

/** The time is signed as well, so that a receiver can refuse a delivery that is sent again by somebody else. */
export function signatureOf(body: string, { secret, at }: { secret: string; at: Date }): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
