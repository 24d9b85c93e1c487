import { WRONG_CODE } from '@wallabee/contract/accounts/account';
import type { Proof } from '@wallabee/contract/accounts/archive';
import { refused } from '../../platform/problems.ts';
import type { SignedInPlayer } from '../../platform/sessions/sessions.queries.ts';
import type { AccountServices } from './account-services.ts';
import { findOpenAccount } from './accounts.queries.ts';
import { isRightCode } from './second-factor/check-code.ts';
import { findFactor } from './second-factor/second-factor.queries.ts';

/** The password, and a code where the account has a second factor. */
export async function demandProof(
  services: AccountServices,
  player: SignedInPlayer,
  { password, code = '' }: Proof,
) {
  await demandPassword(services, player, password);
  const factor = await findFactor(services.db, player.id, { isConfirmed: true });
  if (!factor) return;
  const attempt = { kind: 'code of a session', name: player.username.toLowerCase() } as const;
  if (!(await isRightCode(services, { factor, code, attempt }))) throw refused(WRONG_CODE, 'wrong_code');
}

export async function demandPassword(services: AccountServices, player: SignedInPlayer, password: string) {
  const { db, passwords, queue, now } = services;
  const attempt = { kind: 'password of a session', name: player.username.toLowerCase() } as const;
  await queue.wait(attempt);
  const account = await findOpenAccount(db, player.username, now());
  if (!(await passwords.isRight(password, account?.password_hash ?? null)))
    throw refused('That password is not right.', 'wrong_password');
  await queue.succeeded(attempt);
}
