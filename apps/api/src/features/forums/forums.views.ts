import {
  type ForumPage,
  type ForumSummary,
  POSTS_PER_PAGE,
  type RecentThread,
  THREADS_PER_PAGE,
  type ThreadSummary,
} from '@wallabee/contract/forums/forum';
import { canAdd, type Member } from '@wallabee/contract/forums/forum-rules';
import { PlayerId, ThreadId } from '@wallabee/contract/protocol/ids';
import { forumHue, forumImageKey } from '../art/art.public.ts';
import { pictures } from '../catalogue/catalogue.public.ts';
import { excerptOf, toAuthor } from './authors.views.ts';
import type { listForumRows, RecentThreadRow, StoredForum, ThreadRow } from './forums.queries.ts';

type ForumRow = Awaited<ReturnType<typeof listForumRows>>[number];

export function toForumSummary(row: ForumRow, threads: readonly RecentThreadRow[]): ForumSummary {
  const { id, title, subtitle, thread_count } = row;
  const recent = threads.filter(({ forum_id }) => forum_id === id).map(toRecentThread);
  const [newest] = recent;
  const latest = newest
    ? { thread_id: newest.thread_id, title: newest.title, created_at: newest.created_at }
    : null;
  return {
    id,
    title,
    subtitle,
    image_key: forumImageKey(id),
    hue: forumHue(id),
    thread_count,
    latest,
    recent,
  };
}

function toRecentThread(row: RecentThreadRow): RecentThread {
  const { name, image_key, hue } = toAuthor(row);
  return {
    thread_id: ThreadId.parse(row.id),
    title: row.title,
    post_count: row.post_count,
    created_at: row.latest_at.toISOString(),
    user: { id: PlayerId.parse(row.author_id), name, image_key, hue },
  };
}

export interface ForumPageRows {
  forum: StoredForum;
  threads: ThreadRow[];
}

export function toForumPage({ forum, threads }: ForumPageRows, viewer: Member, apiUrl: string): ForumPage {
  return {
    forum: { id: forum.id, title: forum.title, subtitle: forum.subtitle },
    posts: threads.map((thread) => toThreadSummary(thread, apiUrl)),
    total_pages: Math.ceil(forum.thread_count / THREADS_PER_PAGE),
    can_add: canAdd(forum, viewer),
  };
}

export function toThreadSummary(row: ThreadRow, apiUrl: string): ThreadSummary {
  return {
    id: ThreadId.parse(row.id),
    title: row.title,
    subtitle: row.is_removed ? '' : subtitleOf(row),
    user_id: PlayerId.parse(row.author_id),
    ...toAuthor(row),
    image_url: pictures({ kind: 'player', id: row.author_id }, apiUrl).image_url_200,
    closed: row.is_closed,
    post_count: row.post_count,
    total_pages: Math.ceil(row.post_count / POSTS_PER_PAGE),
    latest_username: row.latest_username,
    latest_name: row.latest_name,
    latest_created_at: row.latest_at.toISOString(),
  };
}

function subtitleOf({ beginning, is_html }: ThreadRow): string {
  return excerptOf({ text: beginning, is_html }, LONGEST_SUBTITLE).replaceAll(/\s+/g, ' ');
}

const LONGEST_SUBTITLE = 140;
