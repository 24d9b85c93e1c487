import { isTradeForum } from '@wallabee/contract/forums/forum-names';
import { withCards } from '@wallabee/simulated-players/texts/with-cards';
import { iso } from '../calendar.ts';
import type { Forum } from '../corpus/corpus.ts';
import type { GeneratedPost, GeneratedThread } from '../social/forums/thread.ts';
import type { Audience, WorldRows } from '../world-rows.ts';

export function* forumRows(
  forums: readonly Forum[],
  threads: readonly GeneratedThread[],
): Iterable<WorldRows['forum']> {
  for (const [index, forum] of forums.entries()) {
    const { id, title, subtitle } = forum;
    const threads_by = audienceOf(forum);
    const own = threads.filter((thread) => thread.forum === forum);
    yield {
      id,
      title,
      subtitle,
      position: index + 1,
      visible_to: id >= FIRST_BEHIND_THE_SCENES ? threads_by : 'everyone',
      threads_by,
      thread_count: own.length,
      post_count: own.reduce((sum, { posts }) => sum + posts.length, 0),
    };
  }
}

/** Forums from this id on are for BeeKeepers and staff. */
const FIRST_BEHIND_THE_SCENES = 20;

function audienceOf({ starter }: Forum): Audience {
  if (starter === 'staff') return 'staff';
  return starter === 'keeper' ? 'keepers' : 'everyone';
}

export function* threadRows(threads: readonly GeneratedThread[]): Iterable<WorldRows['forum_thread']> {
  const latestNumbers = numberLatest(threads);
  for (const [index, thread] of threads.entries()) {
    const [first, last] = [thread.posts[0], thread.posts.at(-1)];
    if (!first || !last) continue;
    yield {
      id: index + 1,
      forum_id: thread.forum.id,
      title: thread.title,
      author_id: first.author.id,
      item_type_id: thread.itemTypeId,
      is_closed: thread.isClosed,
      post_count: thread.posts.length,
      latest_player_id: last.author.id,
      created_at: iso(first.at),
      latest_at: iso(last.at),
      latest_number: latestNumbers.get(thread) ?? 0,
    };
  }
}

function numberLatest(threads: readonly GeneratedThread[]): Map<GeneratedThread, number> {
  const posts = threads.flatMap((thread) => thread.posts.map(({ at }) => ({ thread, at })));
  posts.sort((a, b) => a.at - b.at);
  const written = new Map<Forum, number>();
  const latest = new Map<GeneratedThread, number>();
  for (const { thread } of posts) {
    const number = (written.get(thread.forum) ?? 0) + 1;
    written.set(thread.forum, number);
    latest.set(thread, number);
  }
  return latest;
}

interface PostRowOptions {
  itemNames: ReadonlySet<string>;
  removed: ReadonlySet<GeneratedPost>;
}

export function postRows(
  threads: readonly GeneratedThread[],
  { itemNames, removed }: PostRowOptions,
): WorldRows['forum_post'][] {
  const all = inOrder(threads);
  const idOf = idsOf(all);
  return all.map(({ post, position, thread, thread_id }, index) => {
    const quoted = post.quotes === null ? undefined : thread.posts[post.quotes];
    return {
      id: index + 1,
      thread_id,
      position,
      author_id: post.author.id,
      text: hasCards(thread, thread_id) ? withCards(post.text, itemNames) : post.text,
      is_html: post.isHtml,
      is_removed: removed.has(post),
      quoted_post_id: (quoted && idOf.get(quoted)) ?? null,
      created_at: iso(post.at),
    };
  });
}

export function postIds(threads: readonly GeneratedThread[]): ReadonlyMap<GeneratedPost, number> {
  return idsOf(inOrder(threads));
}

interface PlacedPost {
  post: GeneratedPost;
  position: number;
  thread: GeneratedThread;
  thread_id: number;
}

function inOrder(threads: readonly GeneratedThread[]): PlacedPost[] {
  const all = threads.flatMap((thread, index) =>
    thread.posts.map((post, position) => ({ post, position, thread, thread_id: index + 1 })),
  );
  return all.sort((a, b) => a.post.at - b.post.at || a.thread_id - b.thread_id || a.position - b.position);
}

function idsOf(all: readonly PlacedPost[]): Map<GeneratedPost, number> {
  return new Map(all.map(({ post }, index) => [post, index + 1]));
}

/** Not everybody knows the brackets. */
function hasCards({ forum }: GeneratedThread, threadId: number): boolean {
  return isTradeForum(forum.id) && threadId % 8 !== 0;
}
