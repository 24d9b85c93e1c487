import type { Day } from '@wallabee/contract/protocol/day';
import type { DeedChange } from '@wallabee/game/apply/day-effects';
import type { LocationChange, SavedSpan } from '@wallabee/game/state/day-rows';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import { rowsFrom } from './rows-from.queries.ts';

/** Both tables are written in the order of their keys, to avoid deadlocks between opposite moves of one type. */
export async function addToLocationDays(db: Db, changes: readonly LocationChange[], day: Day) {
  const change = rowsFrom(changes, {
    item_type_id: 'integer',
    digits: 'smallint',
    location: 'text',
    by: 'integer',
  });
  await sql`
    with change as (select * from ${change}),
    day as (
      insert into location_day as stored (item_type_id, day, digits, location, by)
      select item_type_id, ${day}::date, digits, location, by from change order by item_type_id, digits, location
      on conflict (item_type_id, day, digits, location) do update set by = stored.by + excluded.by
    )
    insert into location_count as stored (item_type_id, digits, location, count)
    select item_type_id, digits, location, by from change order by item_type_id, digits, location
    on conflict (item_type_id, digits, location) do update set count = stored.count + excluded.count`.execute(
    db,
  );
}

/** Requires locked player rows. */
export async function addToPlayerDays(db: Db, changes: readonly DeedChange[], day: Day) {
  const change = rowsFrom(changes, { player_id: 'integer', deed: 'text', by: 'integer' });
  await sql`
    insert into player_day as stored (player_id, day, finds, trades, mixes)
    select
      player_id,
      ${day}::date,
      coalesce(sum(by) filter (where deed = 'finds'), 0),
      coalesce(sum(by) filter (where deed = 'trades'), 0),
      coalesce(sum(by) filter (where deed = 'mixes'), 0)
    from ${change} group by player_id order by player_id
    on conflict (player_id, day) do update set
      finds = stored.finds + excluded.finds,
      trades = stored.trades + excluded.trades,
      mixes = stored.mixes + excluded.mixes`.execute(db);
}

export async function writeSavedSpans(
  db: Db,
  { ended, begun }: { ended: readonly SavedSpan[]; begun: readonly SavedSpan[] },
) {
  const columns = {
    item_id: 'bigint',
    item_type_id: 'integer',
    player_id: 'integer',
    saved_at: 'timestamptz',
    ended_at: 'timestamptz',
  } as const;
  const rows = [...ended, ...begun].map((span) => ({
    ...span,
    saved_at: new Date(span.saved_at),
    ended_at: span.ended_at === null ? null : new Date(span.ended_at),
  }));
  await sql`
    with change as (select * from ${rowsFrom(rows, columns)}),
    ended as (
      update saved_span as stored set ended_at = change.ended_at from change
      where stored.item_id = change.item_id and stored.ended_at is null and change.ended_at is not null
    )
    insert into saved_span select * from change where ended_at is null`.execute(db);
}
