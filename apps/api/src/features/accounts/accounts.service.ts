import { randomBytes } from 'node:crypto';
import { CODE_NEEDED, type LoggedIn, WRONG_CODE, WRONG_LOGIN } from '@wallabee/contract/accounts/account';
import { isObviousPassword } from '@wallabee/contract/accounts/password-rules';
import { isReservedName } from '@wallabee/contract/accounts/reserved-names';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { SESSION_SECONDS } from '@wallabee/contract/protocol/page-session';
import { badInput, ProblemError } from '../../platform/problems.ts';
import { deviceName } from '../../platform/sessions/device-name.ts';
import type { AccountServices } from './account-services.ts';
import { type Account, findOpenAccount, insertAccount, insertSession } from './accounts.queries.ts';
import { findRestorableAccount } from './deletion/deletion.queries.ts';
import { restoreAccount } from './deletion/deletion.service.ts';
import { isCommonPassword } from './login/common-passwords.ts';
import { isKnownNetwork, rememberNetwork } from './login/known-networks.queries.ts';
import type { Attempt } from './login/login-queue.ts';
import { isRightCode } from './second-factor/check-code.ts';
import { findFactor } from './second-factor/second-factor.queries.ts';

interface Credentials {
  username: string;
  password: string;
  code?: string | undefined;
}

export interface Client {
  network: string;
  userAgent: string | undefined;
}

/** Every failure has the same answer, so that an attacker cannot learn which names exist. */
export async function logPlayerIn(
  services: AccountServices,
  credentials: Credentials,
  client: Client,
): Promise<LoggedIn> {
  const { db, passwords, queue, now } = services;
  passwords.demandRoom();
  const name = credentials.username.trim().toLowerCase();
  const source = { name, network: client.network };
  const isKnown = await isKnownNetwork(db, source, now());
  const attempt = { kind: isKnown ? 'login from a known network' : 'login', name } as const;
  await queue.wait(attempt);

  const account = (await findOpenAccount(db, name, now())) ?? (await findRestorableAccount(db, name, now()));
  const isRight = await passwords.isRight(credentials.password, account?.password_hash ?? null);
  if (!account || !isRight) throw wrongLogin();
  const codeKind = isKnown ? 'code from a known network' : 'code';
  await demandCode(services, { account, code: credentials.code, attempt: { kind: codeKind, name } });
  await queue.succeeded(attempt);
  return db.transaction().execute(async (trx) => {
    const isRestored = await restoreAccount(trx, account.id, now());
    // It may have been closed since it was found.
    if (!(await findOpenAccount(trx, name, now()))) throw wrongLogin();
    await rememberNetwork(trx, { ...source, player_id: account.id, now: now() });
    const loggedIn = await openSession({ db: trx, now }, account, client);
    return isRestored ? { ...loggedIn, restored: true } : loggedIn;
  });
}

function wrongLogin(): ProblemError {
  return new ProblemError(401, { error: WRONG_LOGIN, code: 'login_required', valid: false });
}

/** Old clients treat this answer as a refused login; newer clients ask for the code. */
async function demandCode(
  services: AccountServices,
  { account, code, attempt }: { account: Account; code: string | undefined; attempt: Attempt },
) {
  const factor = await findFactor(services.db, account.id, { isConfirmed: true });
  if (!factor) return;
  const required = { code: 'second_factor_required', valid: false } as const;
  if (!code) throw new ProblemError(401, { ...required, error: CODE_NEEDED });
  if (!(await isRightCode(services, { factor, code, attempt })))
    throw new ProblemError(401, { ...required, error: WRONG_CODE, reason: 'wrong_code' });
}

export async function registerPlayer(
  services: AccountServices,
  { username, password }: Credentials,
  client: Client,
): Promise<LoggedIn> {
  const { db, passwords, now } = services;
  passwords.demandRoom();
  if (isReservedName(username)) {
    throw badInput('That username is reserved. Choose another.', { username: 'is reserved' });
  }
  if (isObviousPassword(password, username) || (await isCommonPassword(password))) {
    const error = 'Choose another password: this one is easy to guess.';
    throw badInput(error, { password: 'is easy to guess' });
  }
  const password_hash = await passwords.hash(password);
  const id = await insertAccount(db, { username, password_hash });
  if (id === undefined) {
    throw badInput('That username is taken. Choose another.', { username: 'is taken' });
  }
  const source = { name: username.toLowerCase(), network: client.network };
  await rememberNetwork(db, { ...source, player_id: id, now: now() });
  return openSession(services, { id, username }, client);
}

async function openSession(
  { db, now }: Pick<AccountServices, 'db' | 'now'>,
  { id, username }: { id: PlayerId; username: string },
  { userAgent }: Client,
): Promise<LoggedIn> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now().getTime() + SESSION_SECONDS * 1_000);
  const device = deviceName(userAgent);
  await insertSession(db, { token, player_id: id, device, now: now(), expires_at });
  return { valid: true, user_id: id, token, username };
}
