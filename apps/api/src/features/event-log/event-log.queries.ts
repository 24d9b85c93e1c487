import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

/** As the columns of `change` below. */
export interface EventRow {
  kind: string;
  item_id: number | null;
  item_type_id: number | null;
  has_facts: boolean;
  is_hidden: boolean;
  player_ids: readonly number[];
  /** What the stream sends, without names of players and places. */
  data: object;
  player_id: number | null;
  from_id: number | null;
  to_id: number | null;
  place_id: number | null;
}

const nameOfPlayer = (id: string) =>
  sql`(select jsonb_build_object('id', id, 'name', name) from player where id = ${sql.ref(`change.${id}`)})`;

const milliseconds = (column: string) =>
  sql`(extract(epoch from ${sql.ref(`item.${column}`)}) * 1000)::bigint`;

/** One statement, because it runs in the transaction of every action. */
export async function insertEvents(trx: Db, rows: readonly EventRow[], at: Date) {
  await sql`
    insert into event_log (kind, at, data, item_id, item_type_id, facts, player_ids)
    select change.kind, ${at},
      case
        when change.is_hidden then change.data
        when change.item_id is null then change.data || jsonb_build_object('player', ${nameOfPlayer('player_id')})
        else change.data || jsonb_build_object(
          'player', ${nameOfPlayer('player_id')}, 'from', ${nameOfPlayer('from_id')}, 'to', ${nameOfPlayer('to_id')},
          'place', (
            select jsonb_build_object('id', id, 'name', name, 'lat', lat, 'lng', lng) from place
            where id = change.place_id
          )
        )
      end,
      change.item_id, change.item_type_id,
      case when change.has_facts then jsonb_build_object(
        'item_type_id', item.item_type_id, 'number', item.number, 'location', item.location,
        'is_locked', item.is_locked, 'is_hidden', change.is_hidden, 'owner_id', item.user_id,
        'place_id', item.place_id, 'price', listing.cost, 'created_at', ${milliseconds('created_at')},
        'moved_at', ${milliseconds('changed_at')}, 'moves', item.moves, 'hands', item.hands
      ) end,
      change.player_ids
    from rows from (
      jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (
        kind text, item_id bigint, item_type_id int, has_facts boolean, is_hidden boolean, player_ids int[],
        data jsonb, player_id int, from_id int, to_id int, place_id int
      )
    ) with ordinality as change (
      kind, item_id, item_type_id, has_facts, is_hidden, player_ids, data, player_id, from_id, to_id, place_id, position
    )
    left join item on item.item_id = change.item_id
    left join market_listing as listing on listing.item_id = change.item_id
    order by change.position`.execute(trx);
}
