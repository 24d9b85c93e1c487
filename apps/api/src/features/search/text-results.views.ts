import { POSTS_PER_PAGE } from '@wallabee/contract/forums/forum';
import { ForumId } from '@wallabee/contract/protocol/ids';
import type { FoundText } from '@wallabee/contract/search/search-results';
import type { FaqEntry } from '@wallabee/game/texts/faq';
import { textOfPost } from '../forums/forums.public.ts';
import type { FoundNewsRow, FoundThreadRow } from './results.queries.ts';
import type { Found } from './results.views.ts';
import { plainText } from './words/documents/plain-text.ts';
import { excerptFor } from './words/excerpt.ts';

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

export function toFoundNews(row: FoundNewsRow, found: Found, query: string): FoundText {
  return {
    ...NOT_IN_A_FORUM,
    source: 'news',
    id: row.slug,
    title: row.title,
    ...excerptOf([row.summary, ...row.body].join('\n'), query),
    at: row.published_at.toISOString(),
    url: `/news/${row.slug}`,
    marks: [...(found.marks ?? [])],
    why: null,
  };
}

export function toFoundAnswer({ id, question, answer }: FaqEntry, found: Found, query: string): FoundText {
  return {
    ...NOT_IN_A_FORUM,
    source: 'faq',
    id,
    title: question,
    ...excerptOf(plainText(answer), query),
    at: null,
    url: `/faq#${id}`,
    marks: [...(found.marks ?? [])],
    why: null,
  };
}

const NOT_IN_A_FORUM = { kind: 'threads', forum: null, post_count: null } as const;

function excerptOf(text: string, query: string) {
  const { text: excerpt, marks } = excerptFor(text, query);
  return { excerpt, excerpt_marks: [...marks] };
}
