import {
  type AccountType,
  moderationRefusal,
  removalRefusal,
  rightRefusal,
} from '@wallabee/contract/forums/forum-rules';
import type { ModerationLog } from '@wallabee/contract/forums/moderation';
import { type PlayerId, type PostId, ThreadId } from '@wallabee/contract/protocol/ids';
import { found } from '../../../platform/problems.ts';
import type { SignedInPlayer } from '../../../platform/sessions/sessions.queries.ts';
import { findPost } from '../forums.queries.ts';
import { lockThread, updateClosed } from '../posting/posting.queries.ts';
import { type ForumServices, visibleThread } from '../posting/posting.service.ts';
import { refuse } from '../posting/refuse.ts';
import { listEntries, lockPlayer, updateForumsRight, updateRemoved } from './moderation.queries.ts';
import { recordModeration } from './record-moderation.ts';

/** The row stays, so that pages do not shift and moderators can review the text. */
export async function removePostFor(
  { db, now }: ForumServices,
  moderator: SignedInPlayer,
  { postId, reason }: { postId: PostId; reason: string },
) {
  refuse(moderationRefusal(moderator));
  await db.transaction().execute(async (trx) => {
    const post = found(await findPost(trx, postId), 'post');
    const thread_id = ThreadId.parse(post.thread_id);
    await visibleThread(trx, thread_id, moderator, 'post');
    refuse(removalRefusal(moderator, { account_type: post.account_type as AccountType }));
    if (!(await updateRemoved(trx, postId))) return;
    const entry = { action: 'remove_post', player_id: post.author_id, thread_id, post_id: postId } as const;
    await recordModeration(trx, { ...entry, moderator_id: moderator.id, reason, created_at: now() });
  });
}

export async function reopenThreadFor(
  { db, now }: ForumServices,
  moderator: SignedInPlayer,
  { threadId, reason }: { threadId: ThreadId; reason: string },
) {
  refuse(moderationRefusal(moderator));
  await db.transaction().execute(async (trx) => {
    const thread = await visibleThread(trx, threadId, moderator);
    if (!(await lockThread(trx, threadId))?.is_closed) return;
    await updateClosed(trx, threadId, false);
    const entry = { action: 'reopen_thread', player_id: thread.author_id, thread_id: threadId } as const;
    await recordModeration(trx, { ...entry, moderator_id: moderator.id, reason, created_at: now() });
  });
}

export async function changeRight(
  { db, now }: ForumServices,
  moderator: SignedInPlayer,
  { playerId, hasRight, reason }: { playerId: PlayerId; hasRight: boolean; reason: string },
) {
  refuse(moderationRefusal(moderator));
  await db.transaction().execute(async (trx) => {
    const player = found(await lockPlayer(trx, playerId), 'player');
    refuse(rightRefusal(moderator, player));
    if (player.has_forums_right === hasRight) return;
    await updateForumsRight(trx, playerId, hasRight);
    const action = hasRight ? 'give_right' : 'take_right';
    const entry = { action, player_id: playerId, reason, created_at: now() } as const;
    await recordModeration(trx, { ...entry, moderator_id: moderator.id });
  });
}

const ENTRIES_PER_PAGE = 50;

export async function readLog(
  { db }: ForumServices,
  moderator: SignedInPlayer,
  before: number | undefined,
): Promise<ModerationLog> {
  refuse(moderationRefusal(moderator));
  const isStaff = moderator.account_type === 'staff';
  // One entry more than is shown says whether there is a next page.
  const entries = await listEntries(db, { before, limit: ENTRIES_PER_PAGE + 1, isStaff });
  const shown = entries.slice(0, ENTRIES_PER_PAGE);
  return { entries: shown, next_before: entries.length > shown.length ? (shown.at(-1)?.id ?? null) : null };
}
