import { randomInt } from 'node:crypto';
import { WRONG_CODE } from '@wallabee/contract/accounts/account';
import {
  groupedCode,
  RECOVERY_ALPHABET,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  type SecondFactorRefusal,
} from '@wallabee/contract/accounts/second-factor-rules';
import { type ProblemError, refused } from '../../../platform/problems.ts';
import type { SignedInPlayer } from '../../../platform/sessions/sessions.queries.ts';
import type { AccountServices } from '../account-services.ts';
import { demandPassword } from '../proof.ts';
import { isRightCode } from './check-code.ts';
import {
  deleteSecondFactor,
  findFactor,
  markConfirmed,
  replaceRecoveryCodes,
  upsertUnconfirmed,
} from './second-factor.queries.ts';
import { acceptedStep, appSetUp, newTotpSecret } from './totp.ts';

interface Proof {
  password: string;
  code: string;
}

/** The secret has no effect until a code confirms it. */
export async function beginSetUp(services: AccountServices, player: SignedInPlayer, password: string) {
  await demandPassword(services, player, password);
  const { db, secrets, now } = services;
  const secret = newTotpSecret();
  const sealed = { player_id: player.id, secret: secrets.seal(secret, player.id), created_at: now() };
  if (!(await upsertUnconfirmed(db, sealed))) throw refusal('already_on');
  return appSetUp(secret, player.username);
}

export async function confirmSetUp(services: AccountServices, player: SignedInPlayer, code: string) {
  const { db, queue, secrets, now } = services;
  const factor = await findFactor(db, player.id, { isConfirmed: false });
  if (!factor) throw refusal('not_begun');
  const attempt = { kind: 'code of a session', name: nameOf(player) } as const;
  await queue.wait(attempt);
  const secret = secrets.open(factor.secret, player.id);
  const step = acceptedStep(secret, code.replace(/\s+/g, ''), now());
  if (step === undefined) throw refusal('wrong_code');
  await queue.succeeded(attempt);

  return db.transaction().execute(async (trx) => {
    const isFirst = await markConfirmed(trx, { ...factor, step, now: now() });
    if (!isFirst) throw refusal('already_on');
    return newRecoveryCodes({ ...services, db: trx }, player);
  });
}

export async function renewCodes(services: AccountServices, player: SignedInPlayer, proof: Proof) {
  await demandBoth(services, player, proof);
  return services.db.transaction().execute((trx) => newRecoveryCodes({ ...services, db: trx }, player));
}

export async function turnOff(services: AccountServices, player: SignedInPlayer, proof: Proof) {
  await demandBoth(services, player, proof);
  await deleteSecondFactor(services.db, player.id);
}

async function newRecoveryCodes({ db }: AccountServices, player: SignedInPlayer) {
  const letter = () => RECOVERY_ALPHABET.charAt(randomInt(RECOVERY_ALPHABET.length));
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_LENGTH }, letter).join(''),
  );
  await replaceRecoveryCodes(db, player.id, codes);
  return { recovery_codes: codes.map(groupedCode) };
}

async function demandBoth(services: AccountServices, player: SignedInPlayer, { password, code }: Proof) {
  await demandPassword(services, player, password);
  const factor = await findFactor(services.db, player.id, { isConfirmed: true });
  if (!factor) throw refusal('not_on');
  const attempt = { kind: 'code of a session', name: nameOf(player) } as const;
  if (!(await isRightCode(services, { factor, code, attempt }))) throw refusal('wrong_code');
}

function nameOf({ username }: SignedInPlayer): string {
  return username.toLowerCase();
}

function refusal(reason: SecondFactorRefusal): ProblemError {
  return refused(REFUSALS[reason], reason);
}

const REFUSALS: Record<SecondFactorRefusal, string> = {
  wrong_password: 'That password is not right.',
  wrong_code: WRONG_CODE,
  already_on: 'The second factor is on already.',
  not_on: 'The second factor is not on.',
  not_begun: 'There is no secret to confirm: begin again.',
};
