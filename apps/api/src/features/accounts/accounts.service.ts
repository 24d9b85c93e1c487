import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type LoggedIn, WRONG_LOGIN } from '@wallabee/contract/accounts/account';
import { isObviousPassword } from '@wallabee/contract/accounts/password-rules';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { SESSION_SECONDS } from '@wallabee/contract/protocol/page-session';
import type { Db } from '../../platform/db/db.ts';
import { badInput, ProblemError } from '../../platform/problems.ts';
import { findOpenAccount, insertAccount, insertSession } from './accounts.queries.ts';
import type { Passwords } from './passwords.ts';
import type { Patience } from './patience.ts';

export interface AccountServices {
  db: Db;
  passwords: Passwords;
  patience: Patience;
  now: () => Date;
}

interface Credentials {
  username: string;
  password: string;
}

/** A token, or one and the same answer whatever was wrong. */
export async function logPlayerIn(services: AccountServices, credentials: Credentials): Promise<LoggedIn> {
  const { db, passwords, patience, now } = services;
  const name = credentials.username.trim().toLowerCase();
  await sleep(await patience.tried(name));

  const account = await findOpenAccount(db, name, now());
  const isRight = await passwords.isRight(credentials.password, account?.password_hash ?? null);
  if (!account || !isRight) {
    throw new ProblemError(401, { error: WRONG_LOGIN, code: 'login_required', valid: false });
  }
  await patience.right(name);
  return openSession(services, account);
}

export async function registerPlayer(services: AccountServices, credentials: Credentials): Promise<LoggedIn> {
  const { db, passwords } = services;
  if (isObviousPassword(credentials.password, credentials.username)) {
    const error = 'Choose another password: this one is easy to guess.';
    throw badInput(error, { password: 'is easy to guess' });
  }
  const password_hash = await passwords.hash(credentials.password);
  const id = await insertAccount(db, { username: credentials.username, password_hash });
  if (id === undefined) {
    throw badInput('That username is taken. Choose another.', { username: 'is taken' });
  }
  return openSession(services, { id, username: credentials.username });
}

async function openSession(
  { db, now }: AccountServices,
  { id, username }: { id: PlayerId; username: string },
): Promise<LoggedIn> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now().getTime() + SESSION_SECONDS * 1_000);
  await insertSession(db, { token, player_id: id, now: now(), expires_at });
  return { valid: true, user_id: id, token, username };
}
