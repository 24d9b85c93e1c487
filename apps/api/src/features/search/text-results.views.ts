import { POSTS_PER_PAGE } from '@wallabee/contract/forums/forum';
import { ForumId } from '@wallabee/contract/protocol/ids';
import type { FoundText } from '@wallabee/contract/search/search-results';
import type { Found } from '@wallabee/game/search/found';
import { excerptOf } from '@wallabee/game/search/found-texts';
import { textOfPost } from '../forums/forums.public.ts';
import type { FoundThreadRow } from './results.queries.ts';

export function toFoundThread(row: FoundThreadRow, found: Found, query: string): FoundText {
  const { id, title, forum_id, forum_title, post_id, position } = row;
  const page = position === null ? 0 : Math.floor(position / POSTS_PER_PAGE);
  const anchor = post_id === null ? '' : `#post-${post_id}`;
  return {
    kind: 'threads',
    source: 'thread',
    id: `${id}`,
    title,
    ...excerptOf(textOf(row), query),
    forum: { id: ForumId.parse(forum_id), title: forum_title },
    post_count: row.post_count,
    at: row.latest_at.toISOString(),
    url: `/forums/${forum_id}/0/${id}/${page}${anchor}`,
    marks: [...(found.marks ?? [])],
    why: null,
  };
}

/** A removed post shows nothing of its text, even where it was found before its removal. */
function textOf({
  is_removed,
  found_text,
  found_is_html,
  first_text,
  first_is_html,
}: FoundThreadRow): string {
  const text = found_text ?? first_text;
  if (is_removed || text === null) return '';
  return (found_is_html ?? first_is_html) ? textOfPost(text) : text;
}
