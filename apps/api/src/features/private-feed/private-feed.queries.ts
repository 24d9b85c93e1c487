import type { NotificationPart } from '@wallabee/contract/bell/notification';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export interface FeedNotice {
  notification_id: number;
  at: Date;
  parts: { one: NotificationPart[] };
  url: string;
  picture: { of: 'player' | 'item'; id: number } | null;
}

export interface NoticesOfPlayer {
  player_id: PlayerId;
  notices: FeedNotice[];
}

/** The newest first; undefined where no player who can log in has the secret. */
export async function findNotices(
  db: Db,
  { secret, most, now }: { secret: string; most: number; now: Date },
): Promise<NoticesOfPlayer | undefined> {
  const { rows } = await sql<NoticesOfPlayer>`
    select bell_player.player_id, coalesce((
      select json_agg(newest order by notification_id desc) from (
        select notification_id, at, parts, url, picture from notification
        where notification.player_id = bell_player.player_id and is_in_feed
        order by notification_id desc limit ${most}
      ) as newest
    ), '[]') as notices
    from bell_player join player on player.id = bell_player.player_id
    where feed_secret = ${secret} and player.is_enabled and not player.is_memorial
      and (player.deletion_date is null or player.deletion_date > ${now})`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  return { ...found, notices: found.notices.map((notice) => ({ ...notice, at: new Date(notice.at) })) };
}

export async function saveFeedSecret(db: Db, player: PlayerId, feed_secret: string) {
  await db
    .insertInto('bell_player')
    .values({ player_id: player, feed_secret })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ feed_secret }))
    .execute();
}
