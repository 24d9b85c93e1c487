import { canSee, moderationRefusal, rightRefusal } from '@wallabee/contract/forums/forum-rules';
import { type Moderation, undoOf, undoRefusal } from '@wallabee/contract/forums/moderation-acts';
import { ForumId, type ModerationEntryId, PlayerId, ThreadId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import { found, notFound } from '../../../platform/problems.ts';
import type { SignedInPlayer } from '../../../platform/sessions/sessions.queries.ts';
import { findForum, findPost } from '../forums.queries.ts';
import { lockAuthor, lockThread, updateClosed } from '../posting.queries.ts';
import { refuse } from '../refuse.ts';
import { type ForumServices, visibleThread } from '../visible-thread.ts';
import type { MergeDetails, MoveDetails, SlowDetails } from './act-details.ts';
import { hasLaterAct, type LockedEntry, lockConcerned, lockEntry } from './entries.queries.ts';
import { splitThreads } from './merging.ts';
import { lockPlayer, updateForumsRight, updateRestored } from './moderation.queries.ts';
import { recordModeration } from './record-moderation.ts';
import { reopenReports } from './reports.queries.ts';
import { updateForum, updatePinned, updateSlow } from './thread-orders.queries.ts';

export async function undoEntry(
  { db, now: clock }: ForumServices,
  moderator: SignedInPlayer,
  { entryId, reason }: { entryId: ModerationEntryId; reason: string },
) {
  refuse(moderationRefusal(moderator));
  await db.transaction().execute(async (trx) => {
    await lockConcerned(trx, entryId, moderator.id);
    refuse(moderationRefusal(await lockAuthor(trx, moderator.id)));
    const entry = found(await lockEntry(trx, entryId), 'entry');
    await refuseHidden(trx, entry, moderator);
    refuse(undoRefusal(moderator, entry));
    if (!(await reverse(trx, { entry, moderator, reason, now: clock() }))) refuse('changed_since');
  });
}

/** An entry about a hidden forum is reported as missing. */
export async function refuseHidden(trx: Db, { thread_id, post_id }: LockedEntry, moderator: SignedInPlayer) {
  const post = post_id === null ? undefined : await findPost(trx, post_id as Parameters<typeof findPost>[1]);
  const threadId = post?.thread_id ?? thread_id;
  if (threadId !== null) await visibleThread(trx, ThreadId.parse(threadId), moderator, 'entry');
}

interface Reversal {
  entry: LockedEntry;
  moderator: SignedInPlayer;
  reason: string;
  now: Date;
  isSilent?: boolean;
}

/** Whether it was undone: what has changed since the act stays as it is. */
export async function reverse(
  trx: Db,
  { entry, moderator, reason, now, isSilent }: Reversal,
): Promise<boolean> {
  const action = undoOf(entry);
  if (!action || (await hasLaterAct(trx, entry, [entry.action, action]))) return false;
  const details = await REVERSALS[entry.action]?.(trx, entry, moderator);
  if (!details) return false;
  await recordModeration(
    trx,
    {
      action,
      moderator_id: moderator.id,
      role: moderator.account_type,
      player_id: entry.player_id,
      ...(entry.thread_id !== null && { thread_id: entry.thread_id }),
      ...(entry.post_id !== null && { post_id: entry.post_id }),
      rule: entry.rule,
      reason,
      details,
      undoes_id: entry.id,
      created_at: now,
    },
    { isSilent: isSilent ?? false },
  );
  return true;
}

/** Undoes an act and returns the details of undoing, or null where it is not as the act left it. */
type Undo = (trx: Db, entry: LockedEntry, moderator: SignedInPlayer) => Promise<object | null>;

const REVERSALS: Partial<Record<Moderation, Undo>> = {
  remove_post: async (trx, { post_id }) => ((await updateRestored(trx, post_id ?? 0)) ? {} : null),
  close_thread: (trx, entry) => close(trx, entry, false),
  reopen_thread: (trx, entry) => close(trx, entry, true),
  take_right: (trx, entry, moderator) => setRight(trx, entry, moderator, true),
  give_right: (trx, entry, moderator) => setRight(trx, entry, moderator, false),
  pin_thread: (trx, entry) => pin(trx, entry, false),
  unpin_thread: (trx, entry) => pin(trx, entry, true),
  slow_thread: undoSlow,
  move_thread: undoMove,
  merge_thread: async (trx, entry, moderator) => {
    const details = entry.details as unknown as MergeDetails;
    await visibleThread(trx, ThreadId.parse(details.into), moderator, 'entry');
    return (await splitThreads(trx, threadIdOf(entry), details)) ? details : null;
  },
  dismiss_reports: async (trx, { id }) => ((await reopenReports(trx, id)) ? {} : null),
};

async function close(trx: Db, entry: LockedEntry, isClosed: boolean) {
  const id = threadIdOf(entry);
  const thread = await lockThread(trx, id);
  if (!thread || thread.is_closed === isClosed || thread.merged_into !== null) return null;
  await updateClosed(trx, id, isClosed);
  return {};
}

async function setRight(trx: Db, { player_id }: LockedEntry, moderator: SignedInPlayer, hasRight: boolean) {
  const id = PlayerId.parse(player_id);
  const player = found(await lockPlayer(trx, id), 'player');
  refuse(rightRefusal(moderator, player));
  if (player.has_forums_right === hasRight) return null;
  await updateForumsRight(trx, id, hasRight);
  return {};
}

async function pin(trx: Db, entry: LockedEntry, isPinned: boolean) {
  const id = threadIdOf(entry);
  const thread = await lockThread(trx, id);
  if (!thread || thread.is_pinned === isPinned || thread.merged_into !== null) return null;
  await updatePinned(trx, id, isPinned);
  return {};
}

async function undoSlow(trx: Db, entry: LockedEntry) {
  const { before, after } = entry.details as unknown as SlowDetails;
  const id = threadIdOf(entry);
  if ((await lockThread(trx, id))?.slow_seconds !== after) return null;
  await updateSlow(trx, id, before);
  return { before: after, after: before };
}

async function undoMove(trx: Db, entry: LockedEntry, moderator: SignedInPlayer) {
  const { from, to, is_public } = entry.details as unknown as MoveDetails;
  const threadId = threadIdOf(entry);
  if ((await lockThread(trx, threadId))?.forum_id !== to.id) return null;
  const target = await findForum(trx, ForumId.parse(from.id));
  if (!target || !canSee(target, moderator)) throw notFound('forum');
  await updateForum(trx, { threadId, from: to.id, to: from.id });
  return { from: to, to: from, is_public };
}

function threadIdOf({ thread_id }: LockedEntry): ThreadId {
  return ThreadId.parse(thread_id);
}
