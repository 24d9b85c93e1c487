import { floodRefusal, newcomerRefusal } from '@wallabee/contract/forums/flood-rules';
import { POSTS_PER_PAGE } from '@wallabee/contract/forums/forum';
import {
  canSee,
  canWriteHtml,
  closeRefusal,
  FORUM_REFUSALS,
  type ForumRefusal,
  type Member,
  replyRefusal,
  threadRefusal,
} from '@wallabee/contract/forums/forum-rules';
import { LONGEST_TEXT } from '@wallabee/contract/forums/post-limits';
import type { ForumId, PlayerId, PostId, ThreadId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import { badInput, notFound, refused, tooMany } from '../../../platform/problems.ts';
import { recordActivity } from '../../../platform/sessions/activity.queries.ts';
import { addToPlayerCounters } from '../../world/world.public.ts';
import { findForum, findPost, findThread, type StoredThread } from '../forums.queries.ts';
import { recordModeration } from '../moderation/record-moderation.ts';
import { refuseSlow } from '../moderation/slow-mode.ts';
import { sanitizePost, textOfPost } from './post-html.ts';
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
} from './posting.queries.ts';
import { ringReaders } from './ring-readers.ts';

export interface ForumServices {
  db: Db;
  now: () => Date;
}

interface Words {
  text: string;
  is_html?: boolean | undefined;
  submission_key?: string | undefined;
}

interface Written {
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
    const post = validatePost(words, author);

    const latest_number = await countPost(trx, { forumId, isThread: true });
    const thread_id = await insertThread(trx, { forumId, title, author_id: author.id, latest_number, now });
    return { ...post, thread_id, position: 0, quoted_post_id: null };
  });
}

export async function reply(
  services: ForumServices,
  playerId: PlayerId,
  { threadId, quotedId, ...words }: Words & { threadId: ThreadId; quotedId: PostId | undefined },
): Promise<Written> {
  return write(services, playerId, words, async ({ trx, author, now }) => {
    const locked = await lockThread(trx, threadId);
    const { forum } = await visibleThread(trx, threadId, author);
    if (!locked || !forum) throw notFound('thread');
    refuse(replyRefusal(locked, author));
    if (quotedId !== undefined) await refuseBadQuote(trx, { quotedId, threadId });
    await refuseFloods(trx, author, { isThread: false, now });
    await refuseSlow(trx, locked, author, now);
    const post = validatePost(words, author);

    const latest_number = await countPost(trx, { forumId: locked.forum_id, isThread: false });
    await updateLatest(trx, { threadId, author_id: author.id, latest_number, now });
    return { ...post, thread_id: threadId, position: locked.post_count, quoted_post_id: quotedId ?? null };
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

/** A thread in a hidden forum is reported as missing, so that its existence is not revealed. */
export async function visibleThread(
  db: Db,
  threadId: ThreadId,
  member: Member,
  what = 'thread',
): Promise<StoredThread> {
  const thread = await findThread(db, threadId);
  if (!thread || !canSee(thread.forum, member)) throw notFound(what);
  return thread;
}

export function refuse(refusal: ForumRefusal | null) {
  if (refusal) throw refused(FORUM_REFUSALS[refusal], refusal);
}

export function pageOf(position: number): number {
  return Math.floor(position / POSTS_PER_PAGE);
}

interface Writing {
  trx: Db;
  author: Author;
  now: Date;
}

type Prepared = Omit<Parameters<typeof insertPost>[1], 'author_id' | 'created_at'>;

async function write(
  { db, now: clock }: ForumServices,
  playerId: PlayerId,
  { submission_key: key }: Words,
  prepare: (writing: Writing) => Promise<Prepared>,
): Promise<Written> {
  return db.transaction().execute(async (trx) => {
    const author = await lockAuthor(trx, playerId);
    const earlier = key === undefined ? undefined : await findSubmission(trx, { playerId, key });
    if (earlier) return earlier;

    const now = clock();
    const prepared = await prepare({ trx, author, now });
    refuse(newcomerRefusal({ text: prepared.text, author, now }));
    const { thread_id, position } = prepared;
    const post_id = await insertPost(trx, { ...prepared, author_id: playerId, created_at: now });
    await ringReaders(trx, {
      post_id,
      thread_id,
      page: pageOf(position),
      author: playerId,
      words: prepared.is_html ? textOfPost(prepared.text) : prepared.text,
      quoted: prepared.quoted_post_id,
      now,
    });
    await recordActivity(trx, [playerId], now);
    await addToPlayerCounters(trx, [{ player_id: playerId, counts: 'forum_posts', by: 1 }], now);
    if (key !== undefined) {
      await insertSubmission(trx, { player_id: playerId, key, thread_id, post_id, created_at: now });
    }
    return { thread_id, post_id, position };
  });
}

function validatePost({ text, is_html = false }: Words, author: Member) {
  if (!is_html) return { text, is_html };
  if (!canWriteHtml(author)) refuse('html_not_allowed');
  const clean = sanitizePost(text);
  if (textOfPost(clean) === '') throw badText('must not be empty');
  // Repaired markup can be longer than the input.
  if (clean.length > 2 * LONGEST_TEXT) throw badText('is nested too deeply');
  return { text: clean, is_html };
}

function badText(fault: string) {
  return badInput(`The HTML ${fault}.`, { text: fault });
}

async function refuseFloods(db: Db, author: Author, { isThread, now }: { isThread: boolean; now: Date }) {
  const recent = await listRecentPosts(db, author.id, now);
  const flood = floodRefusal({ recent, isThread, memberSince: author.created_at, now });
  if (flood) throw tooMany(flood.error, flood.retryAfterSeconds);
}

async function refuseBadQuote(db: Db, { quotedId, threadId }: { quotedId: PostId; threadId: ThreadId }) {
  const quoted = await findPost(db, quotedId);
  if (quoted?.thread_id !== threadId) refuse('quote_elsewhere');
  if (quoted?.is_removed) refuse('quote_removed');
}
