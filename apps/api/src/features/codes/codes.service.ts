import { type RedeemedCode, WRONG_CODES } from '@wallabee/contract/codes/code';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Refusal } from '@wallabee/game/rules/world-refusals';
import type { AppliedChanges } from '@wallabee/game/state/changes';
import type { Settle } from '../../platform/db/connection/settle.ts';
import type { Db } from '../../platform/db/db.ts';
import { ProblemError } from '../../platform/problems.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import type { Act } from '../world/world.public.ts';
import { countAttempts, deleteAttempt, insertAttempt } from './codes.queries.ts';

export interface CodeServices {
  db: Db;
  catalogue: CatalogueHolder;
  now: () => Date;
  /** The engine: all hundred items or none, and once only however many ask at once. */
  perform: Act;
}

export async function redeem(
  services: CodeServices,
  playerId: PlayerId,
  { code, settle }: { code: string; settle: Settle },
): Promise<RedeemedCode> {
  const { db, catalogue, perform } = services;
  // Noted before the code is looked at: of many tries at once, none can slip through between two counts.
  const attemptId = await insertAttempt(db, playerId, services.now());
  await refuseGuessing(services, playerId, attemptId);
  const applied = await perform({ type: 'redeem_code', player_id: playerId, code }, (trx, changes) =>
    settle(trx, toRedeemed(catalogue, changes)),
  ).catch(async (failure) => {
    if (!isGuess(failure)) await deleteAttempt(db, attemptId);
    throw failure;
  });
  await deleteAttempt(db, attemptId);
  return toRedeemed(catalogue, applied);
}

function toRedeemed(catalogue: CatalogueHolder, { minted }: AppliedChanges): RedeemedCode {
  const numbers = minted.map(({ number }) => number);
  const item_type_id = minted[0]?.item_type_id;
  if (item_type_id === undefined) throw new Error('The code was redeemed for nothing.');
  return {
    name: catalogue.current().items.get(item_type_id)?.name ?? '',
    item_type_id,
    first_number: Math.min(...numbers),
    last_number: Math.max(...numbers),
  };
}

async function refuseGuessing({ db, now }: CodeServices, playerId: PlayerId, attemptId: number) {
  const time = now().getTime();
  const since = new Date(time - WRONG_CODES.minutes * 60_000);
  const until = new Date(time + CLOCK_DIFFERENCE_MS);
  if ((await countAttempts(db, playerId, { since, until })) <= WRONG_CODES.most) return;
  // Whoever keeps asking meanwhile does not wait any longer for it.
  await deleteAttempt(db, attemptId);
  throw new ProblemError(
    429,
    { code: 'too_many_requests', error: 'Too many wrong codes. Try again in an hour.' },
    { 'retry-after': String(WRONG_CODES.minutes * 60) },
  );
}

/** Not: that the server is busy, or the database away. Nor does anybody guess a code that they have redeemed themselves. */
function isGuess(failure: unknown): boolean {
  return (
    failure instanceof ProblemError && failure.status < 500 && failure.problem.reason !== OWN_CODE_REFUSAL
  );
}

/** Between the clocks of several machines. */
const CLOCK_DIFFERENCE_MS = 30_000;

const OWN_CODE_REFUSAL: Refusal = 'code_yours';
