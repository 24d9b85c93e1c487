import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { MOST_COUNTED } from '@wallabee/contract/search/search-kinds';
import type { BoundQuery } from '@wallabee/game/query/bound-query';
import { type SqlFacts, type SqlText, toCondition, toSql } from '@wallabee/game/query/to-sql';
import type { Db } from '../../../platform/db/db.ts';
import { readWithin, type TimeLimit } from '../limited-read.queries.ts';

/** What a query finds: its numbers up to one too many, and the rest where those are all. */
export interface FoundRow {
  total: number;
  types: ItemTypeId[] | null;
  owners: number | null;
  places: number | null;
}

export interface Asked {
  readonly query: BoundQuery;
  readonly facts: SqlFacts;
}

export async function findNumbers(db: Db, limit: TimeLimit, asked: Asked): Promise<FoundRow | undefined> {
  const rows = await readWithin<FoundRow>(db, limit, foundText(asked));
  return rows?.[0];
}

/** A query of broad terms stops at one too many. Owners and places of hidden items count for nobody. */
export function foundText({ query, facts }: Asked): SqlText {
  const { text, values } = toSql(query, facts);
  const hidden = `$${values.length + 1}::int[]`;
  const unlessTooMany = (value: string) => `case when total <= ${MOST_COUNTED} then (${value}) end`;
  const distinct = (column: string) => `
    select count(*) from (
      select distinct ${column} from found where ${column} is not null and item_type_id <> all(${hidden})
    ) as counted`;
  return {
    text: `
      with found as materialized (
        select item.item_type_id, item.user_id, item.place_id ${text} limit ${MOST_COUNTED + 1}
      )
      select total,
        coalesce(${unlessTooMany('select array_agg(item_type_id) from (select distinct item_type_id from found) as type')},
                 case when total = 0 then '{}'::int[] end) as types,
        ${unlessTooMany(distinct('user_id'))} as owners,
        ${unlessTooMany(distinct('place_id'))} as places
      from (select count(*) as total from found) as counted`,
    values: [...values, facts.undiscovered],
  };
}

/** How many numbers a query finds, without an end. */
export async function countNumbers(
  db: Db,
  limit: TimeLimit,
  { query, facts }: Asked,
): Promise<number | undefined> {
  const { text, values } = toSql(query, facts);
  const rows = await readWithin<{ total: number }>(db, limit, {
    text: `select count(*) as total ${text}`,
    values,
  });
  return rows?.[0]?.total;
}

/** The types of which at least one number is found, however many numbers there are. */
export async function findTypes(
  db: Db,
  limit: TimeLimit,
  { query, facts }: Asked,
): Promise<ItemTypeId[] | undefined> {
  const { text, values } = toCondition(query, facts);
  const rows = await readWithin<{ id: ItemTypeId }>(db, limit, {
    text: `select item.item_type_id as id from item where ${text} group by item.item_type_id`,
    values,
  });
  return rows?.map(({ id }) => id);
}

/** All owners or places of what a query finds, however many numbers there are. */
export async function countHolders(
  db: Db,
  limit: TimeLimit,
  { query, facts }: Asked,
  column: 'user_id' | 'place_id',
): Promise<number | undefined> {
  const { text, values } = toCondition(query, facts);
  const rows = await readWithin<{ count: number }>(db, limit, {
    text: `
      select count(*) as count from (
        select item.${column} from item
        where item.${column} is not null and item.item_type_id <> all($${values.length + 1}::int[]) and ${text}
        group by item.${column}
      ) as counted`,
    values: [...values, facts.undiscovered],
  });
  return rows?.[0]?.count;
}
