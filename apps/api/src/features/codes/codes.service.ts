import { type RedeemedCode, WRONG_CODES } from '@wallabee/contract/codes/code';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Refusal } from '@wallabee/game/rules/world-refusals';
import type { AppliedChanges } from '@wallabee/game/state/changes';
import type { StoreResponse } from '../../platform/db/connection/store-response.ts';
import type { Db } from '../../platform/db/db.ts';
import { createRateLimiter, type RateLimiter } from '../../platform/limits/rate-limiter.ts';
import { ProblemError, tooMany } from '../../platform/problems.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import type { Act } from '../world/world.public.ts';

export interface CodeServices {
  catalogue: CatalogueHolder;
  wrongCodes: RateLimiter;
  perform: Act;
}

export function limitWrongCodes(db: Db): RateLimiter {
  const { most, minutes } = WRONG_CODES;
  return createRateLimiter({ db, name: 'wrong codes', calls: most, seconds: minutes * 60 });
}

export async function redeem(
  { catalogue, wrongCodes, perform }: CodeServices,
  playerId: PlayerId,
  { code, storeResponse }: { code: string; storeResponse: StoreResponse },
): Promise<RedeemedCode> {
  const player = String(playerId);
  // The attempt is counted before the check, so that concurrent guesses cannot pass in between.
  await refuseGuessing(wrongCodes, player);
  const applied = await perform({ type: 'redeem_code', player_id: playerId, code }, (trx, changes) =>
    storeResponse(trx, toRedeemed(catalogue, changes)),
  ).catch(async (failure) => {
    if (!isGuess(failure)) await wrongCodes.refund(player);
    throw failure;
  });
  await wrongCodes.refund(player);
  return toRedeemed(catalogue, applied);
}

async function refuseGuessing(wrongCodes: RateLimiter, player: string) {
  const { isOver } = await wrongCodes.consume(player);
  if (!isOver) return;
  await wrongCodes.refund(player);
  throw tooMany('Too many wrong codes. Try again in an hour.', WRONG_CODES.minutes * 60);
}

function toRedeemed(catalogue: CatalogueHolder, { minted }: AppliedChanges): RedeemedCode {
  const numbers = minted.map(({ number }) => number);
  const item_type_id = minted[0]?.item_type_id;
  if (item_type_id === undefined) throw new Error('The redeemed code created no items.');
  return {
    name: catalogue.current().items.get(item_type_id)?.name ?? '',
    item_type_id,
    first_number: Math.min(...numbers),
    last_number: Math.max(...numbers),
  };
}

/** Server errors and codes that the player redeemed before do not count as guesses. */
function isGuess(failure: unknown): boolean {
  return (
    failure instanceof ProblemError && failure.status < 500 && failure.problem.reason !== OWN_CODE_REFUSAL
  );
}

const OWN_CODE_REFUSAL: Refusal = 'code_yours';
