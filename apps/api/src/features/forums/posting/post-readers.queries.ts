import type { AccountType, Audience } from '@wallabee/contract/forums/forum-rules';
import type { PlayerId, PostId, ThreadId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { hasNotMuted } from '../talking/mutes.queries.ts';

export interface PostPlace {
  forum_id: number;
  visible_to: Audience;
  title: string;
  author_name: string;
}

export async function findPostPlace(trx: Db, threadId: ThreadId, author: PlayerId): Promise<PostPlace> {
  const { rows } = await sql<PostPlace>`
    select thread.forum_id, forum.visible_to, thread.title, player.name as author_name
    from forum_thread as thread
    join forum on forum.id = thread.forum_id
    join player on player.id = ${author}
    where thread.id = ${threadId}`.execute(trx);
  return rows[0] as PostPlace;
}

export interface PostReader {
  player_id: PlayerId;
  account_type: AccountType;
  is_mentioned: boolean;
  is_quoted: boolean;
  /** The alert by which they follow the thread; its author follows without one. */
  alert_id: number | null;
  by_site: boolean | null;
  by_push: boolean | null;
  by_feed: boolean | null;
  webhook_id: number | null;
}

export interface Asked {
  threadId: ThreadId;
  author: PlayerId;
  mentioned: readonly string[];
  quoted: PostId | null;
}

/** Everybody whom a post concerns, each once, but for its author and for players who muted the thread or the author. */
export async function listPostReaders(
  trx: Db,
  { threadId, author, mentioned, quoted }: Asked,
): Promise<PostReader[]> {
  const { rows } = await sql<PostReader>`
    with concerned as (
      select id as player_id, true as is_mentioned, false as is_quoted, null::int as alert_id
      from player where lower(username) = any(${mentioned}::text[])
      union all
      select author_id, false, true, null from forum_post where id = ${quoted}
      union all
      select author_id, false, false, null from forum_thread where id = ${threadId}
      union all
      select player_id, false, false, alert_id from alert
      where subject = 'thread' and about_id = ${threadId} and not is_paused
    )
    select reader.*, player.account_type, alert.by_site, alert.by_push, alert.by_feed, alert.webhook_id
    from (
      select player_id, bool_or(is_mentioned) as is_mentioned, bool_or(is_quoted) as is_quoted,
        max(alert_id) as alert_id
      from concerned where player_id <> ${author} group by player_id
    ) as reader
    join player on player.id = reader.player_id
    left join alert using (alert_id)
    where ${hasNotMuted(sql`reader.player_id`, { threadId, author })}`.execute(trx);
  return rows;
}

export async function countThreadMatches(trx: Db, alerts: readonly number[], now: Date) {
  await sql`
    update alert set matches = matches + 1, last_rang_at = ${now}
    where alert_id = any(${alerts}::int[])`.execute(trx);
}
