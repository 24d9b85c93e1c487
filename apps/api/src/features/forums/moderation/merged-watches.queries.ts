import { MOST_ALERTS } from '@wallabee/contract/alerts/alert-limits';
import type { AccountType } from '@wallabee/contract/forums/forum-rules';
import type { ThreadId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

interface Threads {
  from: ThreadId;
  into: ThreadId;
}

export interface MergedReader {
  player_id: number;
  account_type: AccountType;
  /** How they watch the merged thread; its author hears of posts without an alert. */
  alert_id: number | null;
}

/** The author and the watchers of a thread who did not mute it and do not watch the other one. */
export async function listMergedReaders(db: Db, { from, into }: Threads): Promise<MergedReader[]> {
  const { rows } = await sql<MergedReader>`
    select player.id as player_id, player.account_type, max(reader.alert_id) as alert_id
    from (
      select author_id as player_id, null::int as alert_id from forum_thread where id = ${from}
      union all
      select player_id, alert_id from alert where subject = 'thread' and about_id = ${from}
    ) as reader
    join player on player.id = reader.player_id
    where not exists (select from muted_thread as muted where muted.player_id = player.id and muted.thread_id = ${from})
      and not exists (
        select from alert as other
        where other.player_id = player.id and other.subject = 'thread' and other.about_id = ${into}
      )
      and (select count(*) from alert as own where own.player_id = player.id) < ${MOST_ALERTS}
    group by player.id
    having max(reader.alert_id) is not null
      or player.id <> (select author_id from forum_thread where id = ${into})
    order by player.id`.execute(db);
  return rows;
}

interface NewWatches {
  readers: readonly MergedReader[];
  into: ThreadId;
  /** Of the merged thread. */
  authorId: number;
  name: string;
  now: Date;
}

/** Returns the ids of the alerts. */
export async function insertWatches(db: Db, { readers, into, authorId, name, now }: NewWatches) {
  if (readers.length === 0) return [];
  const { rows } = await sql<{ alert_id: number }>`
    insert into alert (player_id, subject, about_id, query, name, by_site, by_push, by_feed, webhook_id, is_paused, created_at)
    select reader.player_id, 'thread', ${into}, '', ${name},
      coalesce(watch.by_site, true), coalesce(watch.by_push, true), coalesce(watch.by_feed, true), watch.webhook_id,
      coalesce(watch.is_paused, false) and reader.player_id <> ${authorId}, ${now}
    from unnest(
      ${readers.map(({ player_id }) => player_id)}::int[], ${readers.map(({ alert_id }) => alert_id)}::int[]
    ) as reader (player_id, alert_id)
    left join alert as watch on watch.alert_id = reader.alert_id
    returning alert_id`.execute(db);
  return rows.map(({ alert_id }) => alert_id);
}

export async function deleteWatches(db: Db, { into, alerts }: { into: ThreadId; alerts: readonly number[] }) {
  await db
    .deleteFrom('alert')
    .where(sql<boolean>`alert_id = any(${alerts}::int[])`)
    .where('subject', '=', 'thread')
    .where('about_id', '=', into)
    .execute();
}
