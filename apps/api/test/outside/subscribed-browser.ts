import { createECDH, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Received } from './receiver.ts';

/** What web-push itself encrypts with; it has no types. */
const ece = createRequire(createRequire(import.meta.url).resolve('web-push'))('http_ece') as {
  decrypt(body: Buffer, keys: { version: 'aes128gcm'; privateKey: object; authSecret: string }): Buffer;
};

/** The keys of a browser that has subscribed at the push service, as it decrypts what it gets. */
export function subscribedBrowser(endpoint = `https://push.example/send/${randomBytes(8).toString('hex')}`) {
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys().toString('base64url');
  const auth = randomBytes(16).toString('base64url');
  return {
    subscription: { endpoint, keys: { p256dh, auth } },
    decrypt: ({ body }: Received) =>
      JSON.parse(ece.decrypt(body, { version: 'aes128gcm', privateKey: curve, authSecret: auth }).toString()),
  };
}
