export interface WebhookDelivery {
  /** The header `WallaBee-Signature`. */
  signature: string | null | undefined;
  /** The raw body, before it is parsed. */
  body: string | Uint8Array;
  /** The secret of the webhook, which begins with `whs_`. */
  secret: string;
  /** The current time in milliseconds; `Date.now()` by default. */
  now?: number;
}

/** Whether a delivery was signed by the site within the last five minutes. An older one may be a replay. */
export async function verifyWebhook({
  signature,
  body,
  secret,
  now = Date.now(),
}: WebhookDelivery): Promise<boolean> {
  const [, time, digest] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (time === undefined || digest === undefined) return false;
  if (Math.abs(now / 1000 - Number(time)) > FIVE_MINUTES) return false;
  const text = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', text.encode(secret), algorithm, false, ['verify']);
  const bytes = typeof body === 'string' ? text.encode(body) : body;
  return crypto.subtle.verify('HMAC', key, bytesOf(digest), joinedBytes(text.encode(`${time}.`), bytes));
}

const FIVE_MINUTES = 300;

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

function joinedBytes(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
