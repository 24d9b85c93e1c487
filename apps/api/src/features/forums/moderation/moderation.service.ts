import type { ConductRule } from '@wallabee/contract/forums/conduct';
import {
  type AccountType,
  moderationRefusal,
  removalRefusal,
  rightRefusal,
} from '@wallabee/contract/forums/forum-rules';
import type { ModerationLog } from '@wallabee/contract/forums/moderation';
import { type PlayerId, type PostId, ThreadId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import { found } from '../../../platform/problems.ts';
import type { SignedInPlayer } from '../../../platform/sessions/sessions.queries.ts';
import { findPost } from '../forums.queries.ts';
import { lockThread, updateClosed } from '../posting.queries.ts';
import { refuse } from '../refuse.ts';
import { type ForumServices, visibleThread } from '../visible-thread.ts';
import type { RemovalDetails } from './act-details.ts';
import { listEntries } from './entries.queries.ts';
import { toEntry } from './entries.views.ts';
import { lockPlayer, updateForumsRight, updateRemoved } from './moderation.queries.ts';
import { recordModeration } from './record-moderation.ts';
import { hasWaitingReports } from './reports.queries.ts';
import { settleReports } from './reports.service.ts';

interface Why {
  reason: string;
  rule?: ConductRule | undefined;
}

/** The row stays, so that pages do not shift and moderators can review the text. */
export async function removePostFor(
  { db, now: clock }: ForumServices,
  moderator: SignedInPlayer,
  { postId, reason, rule = 'other' }: Why & { postId: PostId },
) {
  refuse(moderationRefusal(moderator));
  await db.transaction().execute(async (trx) => {
    const post = found(await findPost(trx, postId), 'post');
    const thread_id = ThreadId.parse(post.thread_id);
    const thread = await visibleThread(trx, thread_id, moderator, 'post');
    refuse(removalRefusal(moderator, { account_type: post.account_type as AccountType }));
    // An author who deletes a reported post does not end its case.
    if (!(await updateRemoved(trx, postId)) && !(await hasWaitingReports(trx, postId))) return;
    const now = clock();
    const entry = { action: 'remove_post', player_id: post.author_id, thread_id, post_id: postId } as const;
    const by = { moderator_id: moderator.id, role: moderator.account_type };
    const details: RemovalDetails = { is_public: thread.forum.visible_to === 'everyone' };
    const entryId = await recordModeration(trx, { ...entry, ...by, reason, rule, details, created_at: now });
    const outcome = ' and removed the post';
    await settleReports(trx, { postId, moderator: moderator.id, entryId, thread, outcome, now });
  });
}

export async function reopenThreadFor(
  { db, now }: ForumServices,
  moderator: SignedInPlayer,
  { threadId, reason, rule = 'other' }: Why & { threadId: ThreadId },
) {
  refuse(moderationRefusal(moderator));
  await db.transaction().execute(async (trx) => {
    const thread = await visibleThread(trx, threadId, moderator);
    const locked = await lockThread(trx, threadId);
    if (!locked?.is_closed) return;
    if (locked.merged_into !== null) refuse('already_merged');
    await updateClosed(trx, threadId, false);
    const entry = { action: 'reopen_thread', player_id: thread.author_id, thread_id: threadId } as const;
    const by = { moderator_id: moderator.id, role: moderator.account_type };
    await recordModeration(trx, { ...entry, ...by, reason, rule, created_at: now() });
  });
}

interface RightChange extends Why {
  playerId: PlayerId;
  hasRight: boolean;
  /** The post that it is changed for. */
  postId: PostId | undefined;
}

export async function changeRight(
  { db, now: clock }: ForumServices,
  moderator: SignedInPlayer,
  { playerId, hasRight, postId, reason, rule = 'other' }: RightChange,
) {
  refuse(moderationRefusal(moderator));
  await db.transaction().execute(async (trx) => {
    const player = found(await lockPlayer(trx, playerId), 'player');
    refuse(rightRefusal(moderator, player));
    const thread = postId && (await threadOfPost(trx, moderator, { postId, playerId }));
    if (player.has_forums_right === hasRight) return;
    await updateForumsRight(trx, playerId, hasRight);
    const now = clock();
    const action = hasRight ? 'give_right' : 'take_right';
    const details = postId === undefined ? {} : { post_id: postId };
    const entry = { action, player_id: playerId, reason, rule, details, created_at: now } as const;
    const by = { moderator_id: moderator.id, role: moderator.account_type };
    const entryId = await recordModeration(trx, { ...entry, ...by });
    const outcome = ' and took the writer’s forums right';
    if (postId && thread && !hasRight)
      await settleReports(trx, { postId, moderator: moderator.id, entryId, thread, outcome, now });
  });
}

async function threadOfPost(
  trx: Db,
  moderator: SignedInPlayer,
  { postId, playerId }: { postId: PostId; playerId: PlayerId },
) {
  const post = await findPost(trx, postId);
  const own = found(post?.author_id === playerId ? post : undefined, 'post');
  return visibleThread(trx, ThreadId.parse(own.thread_id), moderator, 'post');
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
  const shown = entries.slice(0, ENTRIES_PER_PAGE).map((entry) => toEntry(entry, moderator));
  return { entries: shown, next_before: entries.length > shown.length ? (shown.at(-1)?.id ?? null) : null };
}
