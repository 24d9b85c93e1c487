import { POSTS_PER_PAGE } from '@wallabee/contract/forums/forum';
import type { MentionedPlayer } from '@wallabee/contract/forums/thread-cards';
import type { ThreadId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

interface PostPage {
  threadId: ThreadId;
  page: number;
}

/** A removed post names nothing. */
export function textsOfPage(of: PostPage) {
  return sql`select id as text_id, author_id from (${postsOfPage(of)}) as post`;
}

export function textsOfThread(threadId: ThreadId) {
  return sql`
    select id as text_id, author_id from forum_post where thread_id = ${threadId} and not is_removed`;
}

export async function listMentioned(db: Db, of: PostPage): Promise<MentionedPlayer[]> {
  const { rows } = await mentionedQuery(of).execute(db);
  return rows;
}

/** The pages choose among these by the rule of mentions, which is stricter. */
export function mentionedQuery(of: PostPage) {
  return sql<MentionedPlayer>`
    select player.username, player.id, player.name
    from player
    where lower(player.username) in (
      select lower(mentioned[1])
      from (${postsOfPage(of)}) as post,
        regexp_matches(post.text, '@([A-Za-z0-9_-]{3,20})', 'g') as mentioned
    )
    order by player.id
    limit ${MOST_MENTIONED}`;
}

/** Ten in each post. */
const MOST_MENTIONED = 10 * POSTS_PER_PAGE;

function postsOfPage({ threadId, page }: PostPage) {
  const first = page * POSTS_PER_PAGE;
  return sql`
    select id, author_id, text from forum_post
    where thread_id = ${threadId} and position >= ${first} and position < ${first + POSTS_PER_PAGE}
      and not is_removed
    order by position limit ${POSTS_PER_PAGE}`;
}
