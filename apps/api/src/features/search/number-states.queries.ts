import { ITEM_LOCATIONS } from '@wallabee/contract/items/item-location';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { numberStateOf, STATE_LETTERS } from '@wallabee/contract/search/number-state';
import type { SqlText } from '@wallabee/game/query/to-sql';
import type { Db } from '../../platform/db/db.ts';
import { readWithin, type TimeLimit } from './limited-read.queries.ts';

export interface NumberRange {
  itemTypeId: ItemTypeId;
  first: number;
  last: number;
}

export const RANGE_PARAMETERS = 3;

interface StateRow {
  states: string | null;
  matches: string | null;
}

/** A letter for each number of the range, and where there is a condition, whether it matches. */
export async function findNumberStates(
  db: Db,
  limit: TimeLimit,
  range: NumberRange,
  condition: SqlText | null,
): Promise<{ states: string; matches: string | null } | undefined> {
  const rows = await readWithin<StateRow>(db, limit, numberStatesText(range, condition));
  const [row] = rows ?? [];
  return row && { states: row.states ?? '', matches: condition && (row.matches ?? '') };
}

/** One text of all letters, because a row for each of 100,000 numbers takes ten times as long. */
export function numberStatesText(
  { itemTypeId, first, last }: NumberRange,
  condition: SqlText | null,
): SqlText {
  const matches = condition ? `case when ${condition.text} then '1' else '0' end` : 'null';
  return {
    text: `
      select string_agg(state, '') as states, string_agg(is_match, '') as matches
      from (
        select ${STATE} as state, ${matches} as is_match
        from item
        where item.item_type_id = $1::int and item.number between $2::int and $3::int
        order by item.number
      ) as numbered`,
    values: [itemTypeId, first, last, ...(condition?.values ?? [])],
  };
}

interface PastRow {
  issued: number;
  states: string | null;
}

/** A letter for each number of the range that had been made before the instant: where its last event until then left it. */
export async function findPastStates(
  db: Db,
  limit: TimeLimit,
  { itemTypeId, first, last, before }: NumberRange & { before: Date },
): Promise<{ issued: number; states: string } | undefined> {
  const rows = await readWithin<PastRow>(db, limit, {
    text: PAST_STATES,
    values: [itemTypeId, first, last, before],
  });
  const [row] = rows ?? [];
  return row && { issued: row.issued, states: row.states ?? '' };
}

const STATE = `case
  when item.is_locked then '${STATE_LETTERS.locked}'
  when item.location = 'pouch' and item.item_id in (select item_id from market_listing) then '${STATE_LETTERS.market}'
  else ${letterOf('item.location')}
end`;

/** Numbers are made in order, so those that had been made are the first ones. */
const PAST_STATES = `
  with issued as materialized (
    select coalesce(max(number), 0) as last from item where item_type_id = $1::int and created_at < $4::timestamptz
  )
  select
    issued.last as issued,
    string_agg(coalesce(${letterOf('past.location')}, '${STATE_LETTERS.hidden}'), '' order by item.number)
      filter (where item.number is not null) as states
  from issued
  left join item on item.item_type_id = $1::int and item.number between $2::int and least($3::int, issued.last)
  left join lateral (
    select history.location from history
    where history.item_id = item.item_id and history.created_at < $4::timestamptz
    order by history.history_id desc limit 1
  ) as past on true
  group by issued.last`;

function letterOf(column: string): string {
  return `case ${column} ${ITEM_LOCATIONS.map(letterAt).join(' ')} end`;
}

function letterAt(location: (typeof ITEM_LOCATIONS)[number]): string {
  const state = numberStateOf({ status: location, is_locked: false, price: null });
  return `when '${location}' then '${STATE_LETTERS[state]}'`;
}
