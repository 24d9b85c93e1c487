import { BELL_EVENTS_CHANNEL } from '@wallabee/contract/events/event';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

/** As the columns of `asked` below. */
export interface NoticeRow {
  player_id: number;
  kind: string;
  event: string;
  key: string;
  about: string;
  at: string;
  words: string;
  parts: unknown;
  url: string;
  picture: unknown;
  swap_id: number | null;
  alert_id: number | null;
  webhook_id: number | null;
  by_site: boolean;
  by_push: boolean;
  by_feed: boolean;
  by_webhook: boolean;
  default_site: boolean;
  default_push: boolean;
  default_feed: boolean;
  default_webhook: boolean;
}

/** One statement, because it runs within other transactions. It notifies the pages of the players, and the delivery. */
export async function insertNotices(trx: Db, notices: readonly NoticeRow[]) {
  await sql`
    with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) as notice (
        player_id int, kind text, event text, key text, about text, at timestamptz, words text, parts jsonb, url text,
        picture jsonb, swap_id int, alert_id int, webhook_id int,
        by_site boolean, by_push boolean, by_feed boolean, by_webhook boolean,
        default_site boolean, default_push boolean, default_feed boolean, default_webhook boolean
      )
    ), wanted as materialized (
      select asked.*,
        by_site and coalesce(setting.site, default_site) as on_site,
        by_feed and coalesce(setting.feed, default_feed) as in_feed,
        by_push and coalesce(setting.push, default_push)
          and not (coalesce(bell.is_quiet, false) and ${isWithinQuietHours}) as is_pushed,
        by_webhook and coalesce(setting.webhook, default_webhook) as is_sent
      from asked
      join player on player.id = asked.player_id and player.password_hash is not null
      left join bell_setting as setting on setting.player_id = asked.player_id and setting.kind = asked.kind
      left join bell_player as bell on bell.player_id = asked.player_id
    ), added as (
      insert into notification (
        player_id, kind, event, at, key, about, parts, url, picture, swap_id, alert_id, is_on_site, is_in_feed
      )
      select player_id, kind, event, at, key, about, parts, url, picture, swap_id, alert_id, on_site, in_feed
      from wanted where on_site or in_feed or is_pushed or is_sent
      on conflict (player_id, key) do nothing
      returning notification_id, player_id, key
    ), due as (
      insert into delivery (notification_id, device_id, webhook_id, event, words, created_at, next_attempt_at)
      select added.notification_id, way.device_id, way.webhook_id, wanted.event, wanted.words, wanted.at, wanted.at
      from added join wanted using (player_id, key)
      cross join lateral (
        select device_id, null::int as webhook_id from push_device
        where push_device.player_id = added.player_id and wanted.is_pushed
        union all
        select null, webhook.webhook_id from webhook
        where webhook.player_id = added.player_id and wanted.is_sent
          and not is_paused and switched_off_at is null
          and (wanted.alert_id is null or webhook.webhook_id = wanted.webhook_id)
      ) as way
      returning delivery_id
    )
    select
      (select count(pg_notify(${BELL_EVENTS_CHANNEL}, json_build_object('player_id', player_id)::text))
       from (select distinct player_id from added) as rung),
      (select pg_notify(${DELIVERY_DUE_CHANNEL}, '') where exists (select from due))`.execute(trx);
}

/** The hours may include midnight. */
const isWithinQuietHours = sql`(
  select case when quiet_from <= quiet_to
    then minute >= quiet_from and minute < quiet_to
    else minute >= quiet_from or minute < quiet_to
  end
  from (select extract(hour from here) * 60 + extract(minute from here) as minute
        from (select asked.at at time zone bell.time_zone as here) as clock) as clock
)`;

export const DELIVERY_DUE_CHANNEL = 'delivery_due';
