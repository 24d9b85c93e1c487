import { readCode } from '@wallabee/contract/accounts/second-factor-rules';
import { PlayerId } from '@wallabee/contract/protocol/ids';
import type { AccountServices } from '../account-services.ts';
import type { Attempt } from '../login/login-queue.ts';
import { type StoredFactor, useRecoveryCode, useStep } from './second-factor.queries.ts';
import { acceptedStep } from './totp.ts';

/** A correct code is used up by this check. */
export async function isRightCode(
  services: AccountServices,
  { factor, code, attempt }: { factor: StoredFactor; code: string; attempt: Attempt },
): Promise<boolean> {
  await services.queue.wait(attempt);
  const isRight = await useCode(services, factor, code);
  if (isRight) await services.queue.succeeded(attempt);
  return isRight;
}

async function useCode({ db, secrets, now }: AccountServices, factor: StoredFactor, typed: string) {
  const read = readCode(typed);
  const playerId = PlayerId.parse(factor.player_id);
  if (!read) return false;
  if (read.kind === 'recovery') return useRecoveryCode(db, { playerId, code: read.code, now: now() });
  const step = acceptedStep(secrets.open(factor.secret, playerId), read.code, now());
  return step !== undefined && (await useStep(db, playerId, step));
}
