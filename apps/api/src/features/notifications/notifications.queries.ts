import type { BellKind } from '@wallabee/contract/bell/bell-kinds';
import type { NotificationPart } from '@wallabee/contract/bell/notification';
import type { AlertId, NotificationId, PlayerId, SwapId } from '@wallabee/contract/protocol/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import { type NoticePicture, publishBell } from '../bell/bell.public.ts';

export interface NotificationRow {
  notification_id: NotificationId;
  kind: BellKind;
  event: string;
  at: Date;
  about: string;
  parts: { one: NotificationPart[]; together: NotificationPart[] | null };
  url: string;
  picture: NoticePicture | null;
  swap_id: SwapId | null;
  alert_id: AlertId | null;
  read_at: Date | null;
}

export interface Asked {
  player: PlayerId;
  before?: NotificationId | undefined;
  after?: NotificationId | undefined;
  kinds?: readonly BellKind[] | undefined;
  most: number;
}

/** The newest first; with `after` those that follow it, so that a program misses none. */
export async function listNotificationRows(db: Db, asked: Asked): Promise<NotificationRow[]> {
  const { player, before, after, kinds, most } = asked;
  const conditions = [
    sql<boolean>`player_id = ${player} and is_on_site`,
    ...(before === undefined ? [] : [sql<boolean>`notification_id < ${before}`]),
    ...(after === undefined ? [] : [sql<boolean>`notification_id > ${after}`]),
    ...(kinds === undefined ? [] : [sql<boolean>`kind = any(${kinds}::text[])`]),
  ];
  const { rows } = await sql<NotificationRow>`
    select notification_id, kind, event, at, about, parts, url, picture, swap_id, alert_id, read_at
    from notification where ${sql.join(conditions, sql` and `)}
    order by notification_id ${after === undefined ? sql`desc` : sql`asc`} limit ${most}`.execute(db);
  return after === undefined ? rows : rows.reverse();
}

export interface BellCounts {
  seen_up_to: number;
  unseen: number;
  unread: number;
  trades: number;
  mentions: number;
  oldest_at: Date | null;
}

export async function countNotifications(db: Db, player: PlayerId): Promise<BellCounts> {
  const { rows } = await sql<BellCounts>`
    select seen.up_to as seen_up_to, unread.*,
      (select at from notification where player_id = ${player} and is_on_site
       order by notification_id limit 1) as oldest_at
    from (select coalesce((select seen_up_to from bell_player where player_id = ${player}), 0) as up_to) as seen
    cross join lateral (
      select count(*) filter (where notification_id > seen.up_to) as unseen, count(*) as unread,
        count(*) filter (where kind = 'trades') as trades, count(*) filter (where kind = 'mentions') as mentions
      from notification where player_id = ${player} and is_on_site and read_at is null
    ) as unread`.execute(db);
  return rows[0] as BellCounts;
}

export async function markRead(db: Db, player: PlayerId, which: Which, now: Date) {
  await sql`
    with marked as (
      update notification set read_at = ${now}
      where player_id = ${player} and is_on_site and read_at is null and ${isOneOf(player, which)}
      returning notification_id
    )
    select ${publishBell(player)} where exists (select from marked)`.execute(db);
}

export interface Which {
  ids?: readonly NotificationId[] | undefined;
  up_to?: NotificationId | undefined;
}

/** The bell shows those about the same thing as one entry, of which a client may know the newest alone. */
function isOneOf(player: PlayerId, { ids = [], up_to = 0 as NotificationId }: Which): RawBuilder<boolean> {
  return sql<boolean>`(notification_id <= ${up_to} or exists (
    select from notification as given
    where given.notification_id = any(${ids}::bigint[]) and given.player_id = ${player}
      and given.kind = notification.kind and given.about = notification.about
      and given.notification_id >= notification.notification_id
  ))`;
}

/** Later notifications stay new, even where a device sends an id that does not exist yet. */
export async function markSeen(db: Db, player: PlayerId, upTo: NotificationId) {
  await sql`
    with newest as (
      select coalesce(max(notification_id), 0) as id from notification
      where player_id = ${player} and is_on_site and notification_id <= ${upTo}
    ), marked as (
      insert into bell_player as bell (player_id, seen_up_to)
      select ${player}, id from newest
      on conflict (player_id) do update set seen_up_to = excluded.seen_up_to
      where excluded.seen_up_to > bell.seen_up_to
      returning player_id
    )
    select ${publishBell(player)} where exists (select from marked)`.execute(db);
}
