import type { Point } from '@wallabee/contract/places/nearness';
import type { ItemId } from '@wallabee/contract/protocol/ids';
import type { SEARCH_ORDERS } from '@wallabee/contract/search/search-kinds';
import { type SqlText, toSql } from '@wallabee/game/query/to-sql';
import type { Db } from '../../../platform/db/db.ts';
import { readWithin, type TimeLimit } from '../limited-read.queries.ts';
import type { Asked } from './found.queries.ts';

export interface PagePart {
  readonly skip: number;
  readonly most: number;
}

export type NumberOrder = (typeof SEARCH_ORDERS)['numbers'][number];

interface AskedNumbers extends PagePart {
  readonly order: NumberOrder;
  /** The query finds more than are counted. */
  readonly isBroad: boolean;
}

/** The items of a page, in order. */
export async function findPage(
  db: Db,
  limit: TimeLimit,
  asked: Asked,
  page: AskedNumbers,
): Promise<ItemId[] | undefined> {
  const rows = await readWithin<{ item_id: ItemId }>(db, limit, pageText(asked, page));
  return rows?.map(({ item_id }) => item_id);
}

interface Ordering {
  readonly join: string;
  readonly by: string;
  /** Which items the order knows nothing of; null where it knows all. */
  readonly rest: string | null;
}

const byColumn = (by: string): Ordering => ({ join: '', by, rest: null });
const BY_NUMBER = 'item.number, item.item_type_id';

const ORDERINGS: Record<Exclude<NumberOrder, 'number' | 'distance'>, Ordering> = {
  moved: byColumn('item.changed_at desc, item.item_id desc'),
  newest: byColumn('item.created_at desc, item.item_id desc'),
  moves: byColumn('item.moves desc, item.item_id'),
  price: {
    join: 'join market_listing on market_listing.item_id = item.item_id',
    by: 'market_listing.cost, item.item_id',
    rest: 'item.item_id not in (select item_id from market_listing)',
  },
};

/**
 * Few items are found first and then sorted; many are read in their order until the page is full. PostgreSQL cannot
 * know which of the two is faster.
 */
export function pageText({ query, facts }: Asked, { order, skip, most, isBroad }: AskedNumbers): SqlText {
  const { text, values } = toSql(query, facts);
  const ordering = orderingOf(order, query.point);
  const found = isBroad ? '' : `with found as materialized (select item.* ${text})`;
  const from = isBroad ? `from (select item.* ${text}) as item` : 'from found as item';
  if (!ordering)
    return {
      text: `${found} select item.item_id ${from} order by ${BY_NUMBER} limit ${most} offset ${skip}`,
      values,
    };
  const hidden = `$${values.length + 1}::int[]`;
  const isShown = `item.item_type_id <> all(${hidden})`;
  const parts = [
    `${from} ${ordering.join} where ${isShown} order by ${ordering.by}`,
    ...(ordering.rest === null
      ? []
      : [`${from} where ${isShown} and ${ordering.rest} order by ${BY_NUMBER}`]),
    // An order must not say anything about hidden items either; they are few, and last.
    `from (select item.* ${from} where item.item_type_id = any(${hidden}) offset 0) as item order by ${BY_NUMBER}`,
  ];
  const listed = parts.map(
    (part, place) => `
      select item_id, ${place} as part, row_number() over () as place
      from (select item.item_id ${part} limit ${skip + most}) as item`,
  );
  return {
    text: `${found}
      select item_id from (${listed.join(' union all ')}) as page
      order by part, place limit ${most} offset ${skip}`,
    values: [...values, facts.undiscovered],
  };
}

function orderingOf(order: NumberOrder, point: Point | null): Ordering | undefined {
  if (order === 'number') return undefined;
  if (order !== 'distance') return ORDERINGS[order];
  return point ? byDistance(point) : undefined;
}

/** The haversine of the angle, which grows with the distance over the globe. The numbers are our own. */
function byDistance({ lat, lng }: Point): Ordering {
  return {
    join: 'join place on place.id = item.place_id',
    by: `sind((place.lat - (${lat})) / 2) ^ 2
      + cosd(place.lat) * cosd(${lat}) * sind((place.lng - (${lng})) / 2) ^ 2, item.item_id`,
    rest: 'item.place_id is null',
  };
}

const HOLDERS = {
  players: {
    join: 'join player as holder on holder.id = item.user_id',
    by: { name: 'fold_name(holder.name)', newest: 'holder.created_at desc', items: 'count(*) desc' },
  },
  places: {
    join: 'join place as holder on holder.id = item.place_id',
    by: { name: 'fold_name(holder.name)', newest: 'holder.created_at desc', items: 'holder.item_count desc' },
  },
} as const;

/** The players who hold what a query finds, or the places where it lies; by default those with the most of it. */
export async function findHolders(
  db: Db,
  limit: TimeLimit,
  { query, facts }: Asked,
  { kind, order, skip, most }: PagePart & { kind: keyof typeof HOLDERS; order: string },
): Promise<string[] | undefined> {
  const { text, values } = toSql(query, facts);
  const { join, by } = HOLDERS[kind];
  const ordering = order === 'name' || order === 'newest' || order === 'items' ? by[order] : 'count(*) desc';
  const rows = await readWithin<{ id: number }>(db, limit, {
    text: `
      select holder.id from (select item.* ${text}) as item ${join}
      where item.item_type_id <> all($${values.length + 1}::int[])
      group by holder.id order by ${ordering}, holder.id limit ${most} offset ${skip}`,
    values: [...values, facts.undiscovered],
  });
  return rows?.map(({ id }) => String(id));
}
