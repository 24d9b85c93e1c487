import { WORLD_EVENTS_CHANNEL } from '@wallabee/contract/events/event';
import type { PublicKind } from '@wallabee/contract/events/game-events';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';

/** An event in the log, as an action writes it. */
export async function aLoggedEvent(
  db: Db,
  kind: PublicKind = 'new_item',
  data: object = { item_type_id: 1, number: 7 },
  { at = new Date(), isMatched = true } = {},
) {
  await sql`
    with event as (
      insert into event_log (kind, at, data, matched_at)
      values (${kind}, ${at}, ${JSON.stringify(data)}, ${isMatched ? at : null})
      returning event_id
    )
    select pg_notify(${WORLD_EVENTS_CHANNEL}, '{"item_type_id":0}') from event`.execute(db);
}
