import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** `owner` is authenticated data, so that a secret cannot be moved to another row. */
export interface SecretBox {
  seal(secret: Buffer, owner: number): Buffer;
  open(sealed: Buffer, owner: number): Buffer;
}

/** Each purpose has a key of its own, derived from the site key. */
export type SecretPurpose = 'second factor' | 'webhook' | 'push identity';

/** Without a site key the secrets are stored in plain text. */
export function createSecretBox(siteKey: string | undefined, purpose: SecretPurpose): SecretBox {
  const key = siteKey === undefined ? undefined : Buffer.from(hkdfSync('sha256', siteKey, '', purpose, 32));

  return {
    seal(secret, owner) {
      if (!key) return Buffer.concat([PLAIN, secret]);
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(String(owner)));
      const text = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([ENCRYPTED, nonce, cipher.getAuthTag(), text]);
    },
    open(sealed, owner) {
      if (sealed.subarray(0, 1).equals(PLAIN)) return sealed.subarray(1);
      if (!key) throw new Error(`SECRETS_KEY is not set, but a secret (${purpose}) was encrypted with one.`);
      const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
      const tag = sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(String(owner))).setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed.subarray(1 + NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    },
  };
}

const PLAIN = Buffer.from([0]);
const ENCRYPTED = Buffer.from([1]);
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
