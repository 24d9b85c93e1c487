import type { ConductRule } from '@wallabee/contract/forums/conduct';
import {
  type AccountType,
  canSee,
  moderationRefusal,
  removalRefusal,
  threadRefusal,
} from '@wallabee/contract/forums/forum-rules';
import type { Moderation } from '@wallabee/contract/forums/moderation-acts';
import type { ForumId, ThreadId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/problems.ts';
import type { SignedInPlayer } from '../../../platform/sessions/sessions.queries.ts';
import { findForum, type StoredThread } from '../forums.queries.ts';
import { lockAuthor } from '../posting.queries.ts';
import { refuse } from '../refuse.ts';
import { type ForumServices, visibleThread } from '../visible-thread.ts';
import { type LockedThread, lockThreads, mergeThreads } from './merging.ts';
import { findAccountType } from './moderation.queries.ts';
import { recordModeration } from './record-moderation.ts';
import { updateForum, updatePinned, updateSlow } from './thread-orders.queries.ts';

export const MOST_MERGED_POSTS = 1_000;

interface Order {
  threadId: ThreadId;
  rule: ConductRule;
  reason: string;
}

interface Ordering {
  trx: Db;
  thread: StoredThread;
  locked: LockedThread;
  /** The thread that is merged into; else the same. */
  other: LockedThread;
  now: Date;
}

interface Done {
  action: Moderation;
  details?: object;
}

/** `carryOut` returns null where nothing had to be changed. */
async function order(
  { db, now: clock }: ForumServices,
  moderator: SignedInPlayer,
  { threadId, rule, reason }: Order,
  carryOut: (ordering: Ordering) => Promise<Done | null>,
  alsoLocked = threadId,
) {
  refuse(moderationRefusal(moderator));
  await db.transaction().execute(async (trx) => {
    refuse(moderationRefusal(await lockAuthor(trx, moderator.id)));
    const [locked, other] = await lockThreads(trx, [threadId, alsoLocked]);
    const thread = await visibleThread(trx, threadId, moderator);
    if (!locked || !other) throw notFound('thread');
    const now = clock();
    const done = await carryOut({ trx, thread, locked, other, now });
    if (!done) return;
    const about = { player_id: thread.author_id, thread_id: threadId };
    const by = { moderator_id: moderator.id, role: moderator.account_type };
    await recordModeration(trx, { ...done, ...about, ...by, rule, reason, created_at: now });
  });
}

export async function pinThreadFor(
  services: ForumServices,
  moderator: SignedInPlayer,
  { isPinned, ...asked }: Order & { isPinned: boolean },
) {
  await order(services, moderator, asked, async ({ trx, locked }) => {
    if (locked.merged_into !== null) refuse('already_merged');
    if (locked.is_pinned === isPinned) return null;
    await updatePinned(trx, locked.id, isPinned);
    return { action: isPinned ? 'pin_thread' : 'unpin_thread' };
  });
}

export async function slowThreadFor(
  services: ForumServices,
  moderator: SignedInPlayer,
  { seconds, ...asked }: Order & { seconds: number },
) {
  await order(services, moderator, asked, async ({ trx, locked }) => {
    if (locked.slow_seconds === seconds) return null;
    await updateSlow(trx, locked.id, seconds);
    return { action: 'slow_thread', details: { before: locked.slow_seconds, after: seconds } };
  });
}

export async function moveThreadFor(
  services: ForumServices,
  moderator: SignedInPlayer,
  { forumId, ...asked }: Order & { forumId: ForumId },
) {
  await order(services, moderator, asked, async ({ trx, thread, locked }) => {
    const target = await findForum(trx, forumId);
    if (!target || !canSee(target, moderator)) throw notFound('forum');
    await refuseOutranked(trx, moderator, locked);
    refuse(threadRefusal(target, moderator));
    if (locked.forum_id === forumId) refuse('same_forum');
    await updateForum(trx, { threadId: asked.threadId, from: locked.forum_id, to: forumId });
    return {
      action: 'move_thread',
      details: {
        from: { id: locked.forum_id, title: thread.forum_title },
        to: { id: forumId, title: target.title },
        is_public: isPublic(thread.forum) && isPublic(target),
      },
    };
  });
}

export async function mergeThreadFor(
  services: ForumServices,
  moderator: SignedInPlayer,
  { intoId, ...asked }: Order & { intoId: ThreadId },
) {
  const merge = async ({ trx, thread, locked: from, other: into, now }: Ordering): Promise<Done> => {
    if (intoId === asked.threadId) refuse('same_thread');
    const target = await visibleThread(trx, intoId, moderator);
    if (from.merged_into !== null || into.merged_into !== null) refuse('already_merged');
    await refuseOutranked(trx, moderator, from);
    if (from.post_count > MOST_MERGED_POSTS) refuse('too_many_posts');
    const details = await mergeThreads(trx, {
      from,
      into,
      moderator: moderator.id,
      isPublic: isPublic(thread.forum) && isPublic(target.forum),
      audience: target.forum,
      isNamed: isPublic(target.forum) || target.forum.visible_to === thread.forum.visible_to,
      now,
    });
    return { action: 'merge_thread', details };
  };
  await order(services, moderator, asked, merge, intoId);
}

async function refuseOutranked(trx: Db, moderator: SignedInPlayer, { author_id }: LockedThread) {
  const account_type: AccountType = await findAccountType(trx, author_id);
  refuse(removalRefusal(moderator, { account_type }));
}

function isPublic({ visible_to }: StoredThread['forum']): boolean {
  return visible_to === 'everyone';
}
