import { LONGEST_ALERT_NAME } from '@wallabee/contract/alerts/alert-limits';
import { POSTS_PER_PAGE } from '@wallabee/contract/forums/forum';
import { type Audience, canSee } from '@wallabee/contract/forums/forum-rules';
import { type PlayerId, ThreadId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import { countPost, insertPost, lockThread } from '../posting.queries.ts';
import type { MergeDetails } from './act-details.ts';
import { deleteWatches, insertWatches, listMergedReaders } from './merged-watches.queries.ts';
import { appendPosts, findMergedPlace, returnPosts, updateMerged, updateSplit } from './merging.queries.ts';
import { lockForums } from './thread-orders.queries.ts';

export type LockedThread = NonNullable<Awaited<ReturnType<typeof lockThread>>>;

/** In the order of their ids, so that two merges do not wait for each other. */
export async function lockThreads(trx: Db, ids: readonly [ThreadId, ThreadId]) {
  const locked = new Map<number, LockedThread>();
  for (const id of [...new Set(ids)].sort((one, other) => one - other)) {
    const thread = await lockThread(trx, id);
    if (thread) locked.set(id, thread);
  }
  return ids.map((id) => locked.get(id)) as [LockedThread | undefined, LockedThread | undefined];
}

interface Merge {
  from: LockedThread;
  into: LockedThread;
  moderator: PlayerId;
  isPublic: boolean;
  /** Who sees the thread that is merged into. */
  audience: { visible_to: Audience };
  /** Whether everybody who sees the one thread sees the other. */
  isNamed: boolean;
  now: Date;
}

export async function mergeThreads(trx: Db, merge: Merge): Promise<MergeDetails> {
  const { from, into, now } = merge;
  const ids = { from: ThreadId.parse(from.id), into: ThreadId.parse(into.id) };
  await lockForums(trx, [from.forum_id, into.forum_id]);
  const posts = await appendPosts(trx, { ...ids, after: into.post_count });
  const latest_number = await countPost(trx, { forumId: into.forum_id, isThread: false });
  await updateMerged(trx, { ...ids, count: posts.length, latest_number });
  const page = Math.floor(into.post_count / POSTS_PER_PAGE);
  const href = `/forums/${into.forum_id}/0/${into.id}/${page}#post-${posts[0]}`;
  const where = merge.isNamed ? `<a href="${href}">${escaped(into.title)}</a>` : 'another one';
  const notice_id = await insertPost(trx, {
    thread_id: ids.from,
    position: 0,
    author_id: merge.moderator,
    text: `<p>The posts of this thread are now in ${where}.</p>`,
    is_html: true,
    source: null,
    quoted_post_id: null,
    quoted_part: null,
    created_at: now,
  });
  const watches = await copyWatches(trx, merge, ids);
  return {
    into: into.id,
    title: into.title,
    is_public: merge.isPublic,
    posts,
    notice_id,
    watches,
    was_closed: from.is_closed,
    was_pinned: from.is_pinned,
  };
}

interface ThreadIds {
  from: ThreadId;
  into: ThreadId;
}

/** Readers of the merged thread go on to hear of its posts, where they may see them. */
async function copyWatches(trx: Db, { from, into, audience, now }: Merge, ids: ThreadIds): Promise<number[]> {
  const readers = await listMergedReaders(trx, ids);
  const allowed = readers.filter((reader) => canSee(audience, reader));
  const name = watchName(into.title);
  return insertWatches(trx, { readers: allowed, into: ids.into, authorId: from.author_id, name, now });
}

function watchName(title: string): string {
  const name = `New posts in “${title}”`;
  return name.length <= LONGEST_ALERT_NAME ? name : `${name.slice(0, LONGEST_ALERT_NAME - 2)}…`;
}

/** Whether the posts could be given back: not all of them are where the merge put them any more. */
export async function splitThreads(trx: Db, threadId: ThreadId, details: MergeDetails): Promise<boolean> {
  const ids = { from: threadId, into: ThreadId.parse(details.into) };
  const [from, into] = await lockThreads(trx, [ids.from, ids.into]);
  if (!into || from?.merged_into !== ids.into) return false;
  await lockForums(trx, [from.forum_id, into.forum_id]);
  const { posts, notice_id, watches, was_closed, was_pinned } = details;
  const first = await findMergedPlace(trx, { into: ids.into, posts });
  if (first === undefined) return false;
  const text = '<p>This thread was merged into another one and split off again.</p>';
  await returnPosts(trx, { ...ids, posts, first, notice: { id: notice_id, text } });
  await updateSplit(trx, { ...ids, count: posts.length, was_closed, was_pinned });
  await deleteWatches(trx, { into: ids.into, alerts: watches });
  return true;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
