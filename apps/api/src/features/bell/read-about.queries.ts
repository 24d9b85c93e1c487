import type { BellKind } from '@wallabee/contract/bell/bell-kinds';
import { BELL_EVENTS_CHANNEL } from '@wallabee/contract/events/event';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

/** For what the player has looked at elsewhere, such as a conversation. */
export async function readAbout(db: Db, { player, kind, about, now }: About) {
  await sql`
    with marked as (
      update notification set read_at = ${now}
      where player_id = ${player} and is_on_site and read_at is null and kind = ${kind} and about = ${about}
      returning notification_id
    )
    select ${publishBell(player)} where exists (select from marked)`.execute(db);
}

interface About {
  player: PlayerId;
  kind: BellKind;
  about: string;
  now: Date;
}

/** Within a select: the pages of the player fetch their notifications again. */
export function publishBell(player: PlayerId) {
  return sql`pg_notify(${BELL_EVENTS_CHANNEL}, json_build_object('player_id', ${player}::int)::text)`;
}
