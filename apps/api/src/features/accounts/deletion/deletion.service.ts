import type { Proof } from '@wallabee/contract/accounts/archive';
import { deletionDateFrom, isOwnName } from '@wallabee/contract/accounts/deletion-rules';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Refusal } from '@wallabee/game/rules/world-refusals';
import type { Db } from '../../../platform/db/db.ts';
import { loginRequired, ProblemError, refused } from '../../../platform/problems.ts';
import type { SignedInPlayer } from '../../../platform/sessions/sessions.queries.ts';
import { breakSwapsOf } from '../../swaps/swaps.public.ts';
import { lockPlayers } from '../../world/world.public.ts';
import type { AccountServices } from '../account-services.ts';
import { demandProof } from '../proof.ts';
import {
  closeAccount,
  type Deletion,
  endAllSessions,
  listDue,
  listListedItems,
  markFinished,
  openAccountAgain,
} from './deletion.queries.ts';
import { deletePrivateRows } from './private-rows.queries.ts';

/** The account is closed at once and deleted later; until then a login restores it. */
export async function closeOwnAccount(
  services: AccountServices,
  player: SignedInPlayer,
  { username, ...proof }: Proof & { username: string },
): Promise<{ deletion_date: string }> {
  if (!isOwnName(username, player.username)) throw refused('That is not your username.', 'wrong_name');
  await demandProof(services, player, proof);
  const now = services.now();
  const dueAt = deletionDateFrom(now);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await withdrawFromMarket(services, player.id);
    if (await closeUnlessListing(services.db, { playerId: player.id, now, dueAt }))
      return { deletion_date: dueAt.toISOString() };
  }
  throw refused('Your items are being listed on the Market. Try again.', 'still_listing');
}

const MOST_TRIES = 5;

/** False where an item was listed since the others were withdrawn; a closed account can list none. */
function closeUnlessListing(db: Db, deletion: Deletion): Promise<boolean> {
  const { playerId, now } = deletion;
  return db.transaction().execute(async (trx) => {
    await lockPlayers(trx, [playerId]);
    if ((await listListedItems(trx, playerId)).length > 0) return false;
    if (!(await closeAccount(trx, deletion))) throw loginRequired();
    await breakSwapsOf(trx, playerId, now);
    await endAllSessions(trx, playerId);
    return true;
  });
}

/** What is sold in the same moment is no longer listed, and the sale counts. */
async function withdrawFromMarket({ db, perform }: AccountServices, player: PlayerId) {
  for (const item_id of await listListedItems(db, player))
    await perform({ type: 'withdraw_from_market', player_id: player, item_id }).catch((failure) => {
      if (!isRefusal(failure, 'not_on_market', 'not_yours')) throw failure;
    });
}

/** In a transaction. Waits for a deletion that is being asked for or finished at the same moment. */
export async function restoreAccount(trx: Db, player: PlayerId, now: Date): Promise<boolean> {
  await lockPlayers(trx, [player]);
  return openAccountAgain(trx, player, now);
}

/**
 * Deletes the accounts whose time is over. Several processes may do so at once; each account is deleted once. One that
 * fails does not hold up the others.
 */
export async function finishDeletions(services: Pick<AccountServices, 'db' | 'now' | 'perform'>) {
  const due = await listDue(services.db, services.now(), MOST_AT_ONCE);
  const failures: unknown[] = [];
  for (const player of due) await finishDeletion(services, player).catch((failure) => failures.push(failure));
  if (failures.length > 0) throw new AggregateError(failures, 'Some accounts could not be deleted.');
}

/** The items and the private rows go in one transaction, so an interrupted deletion is begun again as a whole. */
async function finishDeletion(
  { db, now, perform }: Pick<AccountServices, 'db' | 'now' | 'perform'>,
  player: PlayerId,
) {
  const finish = async (trx: Db) => {
    if (await markFinished(trx, player, now())) await deletePrivateRows(trx, player, now());
  };
  try {
    await perform({ type: 'release', player_id: player, reason: 'deleted' }, finish);
  } catch (failure) {
    // Restored at the same moment.
    if (isRefusal(failure, 'not_deleted')) return;
    if (!isRefusal(failure, 'nothing_to_release')) throw failure;
    await db.transaction().execute(async (trx) => {
      await lockPlayers(trx, [player]);
      await finish(trx);
    });
  }
}

function isRefusal(failure: unknown, ...reasons: Refusal[]): boolean {
  return failure instanceof ProblemError && reasons.some((reason) => reason === failure.problem.reason);
}

const MOST_AT_ONCE = 100;
