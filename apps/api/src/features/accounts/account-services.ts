import type { Db } from '../../platform/db/db.ts';
import { createSecretBox, type SecretBox } from '../../platform/secrets/secret-box.ts';
import { createLoginQueue, type LoginQueue } from './login/login-queue.ts';
import { createPasswords, type Passwords } from './login/passwords.ts';

export interface AccountServices {
  db: Db;
  now: () => Date;
  passwords: Passwords;
  queue: LoginQueue;
  secrets: SecretBox;
}

export interface AccountOptions {
  db: Db;
  now: () => Date;
  secretsKey: string | undefined;
}

export function createAccountServices({ db, now, secretsKey }: AccountOptions): AccountServices {
  return {
    db,
    now,
    passwords: createPasswords(),
    queue: createLoginQueue(db),
    secrets: createSecretBox(secretsKey, 'second factor'),
  };
}
