import { floodRefusal, newcomerRefusal } from '@wallabee/contract/forums/flood-rules';
import { canSee, closeRefusal, replyRefusal, threadRefusal } from '@wallabee/contract/forums/forum-rules';
import type { ForumId, PlayerId, PostId, ThreadId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import { notFound, tooMany } from '../../../platform/problems.ts';
import { recordActivity } from '../../../platform/sessions/activity.queries.ts';
import { addToPlayerCounters } from '../../world/world.public.ts';
import { findForum } from '../forums.queries.ts';
import { recordModeration } from '../moderation/record-moderation.ts';
import { refuseSlow } from '../moderation/slow-mode.ts';
import {
  type Author,
  countPost,
  findSubmission,
  insertPost,
  insertSubmission,
  insertThread,
  listRecentPosts,
  lockAuthor,
  lockThread,
  updateClosed,
  updateLatest,
} from '../posting.queries.ts';
import { saveOwnPost } from '../reading/reading.queries.ts';
import { refuse } from '../refuse.ts';
import { type ForumServices, pageOf, visibleThread } from '../visible-thread.ts';
import { deleteDraft } from './drafts/drafts.queries.ts';
import { publishPost } from './publish-post.ts';
import { quotedPart } from './quoted-part.ts';
import { callingWordsOf, type Typed, writtenPost } from './written-post.ts';

export { refuse };

interface Words extends Typed {
  submission_key?: string | undefined;
  /** In the transaction of the post. */
  onWritten?: ((trx: Db, written: Written) => Promise<void>) | undefined;
}

interface Reply extends Words {
  threadId: ThreadId;
  quotedId: PostId | undefined;
  quoted_part?: string | undefined;
}

export interface Written {
  thread_id: ThreadId;
  post_id: PostId;
  position: number;
}

export async function startThread(
  services: ForumServices,
  playerId: PlayerId,
  { forumId, title, ...words }: Words & { forumId: ForumId; title: string },
): Promise<Written> {
  return write(services, playerId, words, async ({ trx, author, now }) => {
    const forum = await findForum(trx, forumId);
    if (!forum || !canSee(forum, author)) throw notFound('forum');
    refuse(threadRefusal(forum, author));
    await refuseFloods(trx, author, { isThread: true, now });
    const post = writtenPost(words, author);

    const latest_number = await countPost(trx, { forumId, isThread: true });
    const thread_id = await insertThread(trx, { forumId, title, author_id: author.id, latest_number, now });
    await deleteDraft(trx, playerId, `forum:${forumId}`);
    return { ...post, thread_id, position: 0, quoted_post_id: null, quoted_part: null };
  });
}

export async function reply(
  services: ForumServices,
  playerId: PlayerId,
  { threadId, quotedId, quoted_part: part, ...words }: Reply,
): Promise<Written> {
  return write(services, playerId, words, async ({ trx, author, now }) => {
    const locked = await lockThread(trx, threadId);
    const { forum } = await visibleThread(trx, threadId, author);
    if (!locked || !forum) throw notFound('thread');
    refuse(replyRefusal(locked, author));
    const quoted_part = quotedId === undefined ? null : await quotedPart(trx, { quotedId, threadId, part });
    await refuseFloods(trx, author, { isThread: false, now });
    await refuseSlow(trx, locked, author, now);
    const post = writtenPost(words, author);

    const latest_number = await countPost(trx, { forumId: locked.forum_id, isThread: false });
    await updateLatest(trx, { threadId, author_id: author.id, latest_number, now });
    await deleteDraft(trx, playerId, `thread:${threadId}`);
    const place = { thread_id: threadId, position: locked.post_count };
    return { ...post, ...place, quoted_post_id: quotedId ?? null, quoted_part };
  });
}

export async function closeThreadFor(services: ForumServices, playerId: PlayerId, threadId: ThreadId) {
  await services.db.transaction().execute(async (trx) => {
    const member = await lockAuthor(trx, playerId);
    const thread = await visibleThread(trx, threadId, member);
    refuse(closeRefusal(thread, member));
    // The row is read again under the lock, so that concurrent calls close and log only once.
    if ((await lockThread(trx, threadId))?.is_closed) return;
    await updateClosed(trx, threadId, true);
    const role = thread.author_id === playerId ? 'player' : member.account_type;
    const entry = { action: 'close_thread', player_id: thread.author_id, thread_id: threadId, role } as const;
    const why = { rule: 'other', reason: '' } as const;
    await recordModeration(trx, { ...entry, ...why, moderator_id: playerId, created_at: services.now() });
  });
}

interface Writing {
  trx: Db;
  author: Author;
  now: Date;
}

type Prepared = Omit<Parameters<typeof insertPost>[1], 'author_id' | 'created_at'>;

async function write(
  { db, catalogue, now: clock }: ForumServices,
  playerId: PlayerId,
  { submission_key: key, onWritten }: Words,
  prepare: (writing: Writing) => Promise<Prepared>,
): Promise<Written> {
  return db.transaction().execute(async (trx) => {
    const author = await lockAuthor(trx, playerId);
    const earlier = key === undefined ? undefined : await findSubmission(trx, { playerId, key });
    if (earlier) {
      await onWritten?.(trx, earlier);
      return earlier;
    }

    const now = clock();
    const prepared = await prepare({ trx, author, now });
    const { source, text } = prepared;
    refuse(newcomerRefusal({ text: source ?? text, ringingWords: callingWordsOf(prepared), author, now }));
    const { thread_id, position } = prepared;
    const post_id = await insertPost(trx, { ...prepared, author_id: playerId, created_at: now });
    await saveOwnPost(trx, { playerId, threadId: thread_id, posts: position + 1, now });
    await publishPost(trx, catalogue, {
      ...prepared,
      post_id,
      author: playerId,
      page: pageOf(position),
      now,
    });
    await recordActivity(trx, [playerId], now);
    await addToPlayerCounters(trx, [{ player_id: playerId, counts: 'forum_posts', by: 1 }], now);
    if (key !== undefined) {
      await insertSubmission(trx, { player_id: playerId, key, thread_id, post_id, created_at: now });
    }
    const written = { thread_id, post_id, position };
    await onWritten?.(trx, written);
    return written;
  });
}

async function refuseFloods(db: Db, author: Author, { isThread, now }: { isThread: boolean; now: Date }) {
  const recent = await listRecentPosts(db, author.id, now);
  const flood = floodRefusal({ recent, isThread, memberSince: author.created_at, now });
  if (flood) throw tooMany(flood.error, flood.retryAfterSeconds);
}
