import type { Db } from '../../platform/db/db.ts';
import { createSecretBox, type SecretBox } from '../../platform/secrets/secret-box.ts';
import type { Act } from '../world/world.public.ts';
import { createLoginQueue, type LoginQueue } from './login/login-queue.ts';
import { createPasswords, type Passwords } from './login/passwords.ts';

export interface AccountServices {
  db: Db;
  now: () => Date;
  passwords: Passwords;
  queue: LoginQueue;
  secrets: SecretBox;
  perform: Act;
}

export interface AccountOptions {
  db: Db;
  now: () => Date;
  secretsKey: string | undefined;
  perform: Act;
}

export function createAccountServices({ db, now, secretsKey, perform }: AccountOptions): AccountServices {
  return {
    db,
    now,
    perform,
    passwords: createPasswords(),
    queue: createLoginQueue(db),
    secrets: createSecretBox(secretsKey, 'second factor'),
  };
}
