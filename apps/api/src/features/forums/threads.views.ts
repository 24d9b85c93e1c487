import { occursIn } from '@wallabee/contract/forums/editing-rules';
import { POSTS_PER_PAGE, type Post, type ThreadPage } from '@wallabee/contract/forums/forum';
import {
  type AccountType,
  canAdd,
  canWriteHtml,
  closeRefusal,
  type Member,
  moderationRefusal,
  removalRefusal,
  replyRefusal,
  rightRefusal,
} from '@wallabee/contract/forums/forum-rules';
import { LONGEST_QUOTE } from '@wallabee/contract/forums/post-limits';
import { ForumId, PlayerId, PostId } from '@wallabee/contract/protocol/ids';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { type CatalogueItem, pictures } from '../catalogue/catalogue.public.ts';
import { excerptOf, toAuthor, wordsOfPost } from './authors.views.ts';
import type { PostRow, StoredThread } from './forums.queries.ts';

export interface ThreadPageRows {
  thread: StoredThread;
  posts: PostRow[];
  item: CatalogueItem | undefined;
}

interface Surroundings {
  viewer: Member;
  apiUrl: string;
  sanitize: (html: string) => string;
}

export function toThreadPage({ thread, posts, item }: ThreadPageRows, around: Surroundings): ThreadPage {
  const { viewer, apiUrl } = around;
  return {
    thread_id: thread.id,
    thread_total_pages: Math.ceil(thread.post_count / POSTS_PER_PAGE),
    forum: { id: ForumId.parse(thread.forum_id), title: thread.forum_title },
    post_data: {
      title: thread.title,
      is_closed: thread.is_closed,
      post_count: thread.post_count,
      name: thread.author_name,
    },
    posts: posts.map((post) => toPost(post, around)),
    can_close: closeRefusal(thread, viewer) === null,
    can_reply: replyRefusal(thread, viewer) === null,
    can_add: canAdd(thread.forum, viewer),
    can_moderate: moderationRefusal(viewer) === null,
    can_write_html: canWriteHtml(viewer),
    // Undiscovered items must not be revealed.
    item: item && !isUndiscovered(item) ? toItem(item, apiUrl) : null,
  };
}

function toPost(row: PostRow, { viewer, apiUrl, sanitize }: Surroundings): Post {
  const { is_removed } = row;
  const author = { id: row.author_id, account_type: row.author_account_type as AccountType };
  return {
    id: PostId.parse(row.id),
    position: row.position,
    created: row.created_at.toISOString(),
    ...(is_removed ? REMOVED : { text: row.is_html ? sanitize(row.text) : row.text, is_html: row.is_html }),
    is_removed,
    can_remove: !is_removed && removalRefusal(viewer, author) === null,
    has_forums_right: rightRefusal(viewer, author) === null ? row.author_has_forums_right : null,
    quote: is_removed ? null : toQuote(row),
    user: {
      id: PlayerId.parse(row.author_id),
      username: row.author_username,
      ...toAuthor(row),
      image_url_200: pictures({ kind: 'player', id: row.author_id }, apiUrl).image_url_200,
    },
  };
}

const REMOVED = { text: '', is_html: false };

function toQuote(row: PostRow): Post['quote'] {
  const { quoted_text: text, quoted_username: username, quoted_name: name } = row;
  if (text === null || username === null || name === null) return null;
  // A merge that was undone may have taken the post back to a thread that is hidden.
  const is_removed = row.quoted_is_removed === true || row.quoted_thread_id !== row.thread_id;
  if (is_removed) return { username, name, text: '', is_removed };
  const quoted = { text, is_html: row.quoted_is_html === true };
  return { username, name, text: standingPart(row, quoted) ?? excerptOf(quoted, LONGEST_QUOTE), is_removed };
}

/** Words that their author has edited away are no longer quoted. */
function standingPart({ quoted_part: part }: PostRow, quoted: { text: string; is_html: boolean }) {
  return part !== null && occursIn({ part, words: wordsOfPost(quoted) }) ? part : null;
}

function toItem({ id, name, image_key, hue }: CatalogueItem, apiUrl: string): ThreadPage['item'] {
  const { image_url_200 } = pictures({ kind: 'item', id }, apiUrl);
  return { item_type_id: id, name, image_url: image_url_200, image_key, hue };
}
