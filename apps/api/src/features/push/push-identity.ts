import webPush, { type VapidKeys } from 'web-push';
import type { Db } from '../../platform/db/db.ts';
import { found } from '../../platform/problems.ts';
import { createSecretBox } from '../../platform/secrets/secret-box.ts';
import { findIdentity, insertIdentity } from './push-identity.queries.ts';

/** The key pair of the site (VAPID), and whom a push service may write to. */
export interface PushIdentity extends VapidKeys {
  subject: string;
}

interface IdentityOptions {
  db: Db;
  secretsKey: string | undefined;
  /** Without one, a pair is made and stored once for all processes. */
  keys: VapidKeys | undefined;
  subject: string;
}

export function createPushIdentity(options: IdentityOptions): () => Promise<PushIdentity> {
  const { keys, subject } = options;
  let known = keys && { ...keys, subject };
  return async () => {
    known ??= { ...(await storedKeys(options)), subject };
    return known;
  };
}

async function storedKeys({ db, secretsKey }: IdentityOptions): Promise<VapidKeys> {
  const secrets = createSecretBox(secretsKey, 'push identity');
  const stored = (await findIdentity(db)) ?? (await makeOne());
  return {
    publicKey: stored.public_key,
    privateKey: secrets.open(stored.private_key, SITE).toString('base64url'),
  };

  async function makeOne() {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const private_key = secrets.seal(Buffer.from(privateKey, 'base64url'), SITE);
    await insertIdentity(db, { public_key: publicKey, private_key });
    return found(await findIdentity(db), 'push identity');
  }
}

/** The identity belongs to no player. */
const SITE = 0;
