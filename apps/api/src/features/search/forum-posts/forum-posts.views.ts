import { POSTS_PER_PAGE } from '@wallabee/contract/forums/forum';
import type { FoundPost } from '@wallabee/contract/forums/forum-search';
import type { RelatedThread } from '@wallabee/contract/forums/related';
import { ForumId, PostId, ThreadId } from '@wallabee/contract/protocol/ids';
import { mainWords } from '@wallabee/game/words/analysis/small-words';
import { wordsOf } from '@wallabee/game/words/analysis/split-words';
import { excerptFor } from '@wallabee/game/words/excerpt';
import { marksIn } from '@wallabee/game/words/marks';
import { textOfPost, toMember } from '../../forums/forums.public.ts';
import type { FoundPostRow, listRelated } from './forum-posts.queries.ts';

export function toFoundPost(row: FoundPostRow, q: string): FoundPost {
  const { id, thread_id, forum_id, title, position } = row;
  const page = Math.floor(position / POSTS_PER_PAGE);
  const { text: excerpt, marks } = excerptFor(plainTextOf(row), q);
  return {
    post_id: PostId.parse(id),
    thread_id: ThreadId.parse(thread_id),
    forum: { id: ForumId.parse(forum_id), title: row.forum_title },
    title,
    title_marks: marksIn(title, mainWords(wordsOf(q))),
    excerpt,
    excerpt_marks: [...marks],
    position,
    page,
    created: row.created_at.toISOString(),
    user: toMember(row),
    url: `/forums/${forum_id}/0/${thread_id}/${page}#post-${id}`,
  };
}

interface WrittenRow {
  text: string;
  is_html: boolean;
  is_removed: boolean;
}

export function plainTextOf({ text, is_html, is_removed }: WrittenRow): string {
  if (is_removed) return '';
  return is_html ? textOfPost(text) : text;
}

type RelatedRow = Awaited<ReturnType<typeof listRelated>>[number];

export function toRelatedThread(row: RelatedRow): RelatedThread {
  return {
    id: ThreadId.parse(row.id),
    forum: { id: ForumId.parse(row.forum_id), title: row.forum_title },
    title: row.title,
    post_count: row.post_count,
    latest_at: row.latest_at.toISOString(),
    latest_name: row.latest_name,
  };
}
