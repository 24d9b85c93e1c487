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

/** The items of a page, in order. */
export async function findPage(
  db: Db,
  limit: TimeLimit,
  asked: Asked,
  page: PagePart & { order: NumberOrder },
): Promise<ItemId[] | undefined> {
  const rows = await readWithin<{ item_id: ItemId }>(db, limit, pageText(asked, page));
  return rows?.map(({ item_id }) => item_id);
}

interface Ordering {
  readonly join: string;
  readonly by: string;
  /** Which items the order knows nothing of. */
  readonly rest: string;
}

const byColumn = (by: string): Ordering => ({ join: '', by, rest: 'false' });
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

export function pageText(
  { query, facts }: Asked,
  { order, skip, most }: PagePart & { order: NumberOrder },
): SqlText {
  const { text, values } = toSql(query, facts);
  const ordering = orderingOf(order, query.point);
  if (!ordering)
    return { text: `select item.item_id ${text} order by ${BY_NUMBER} limit ${most} offset ${skip}`, values };
  const hidden = `$${values.length + 1}::int[]`;
  const part = (place: number, from: string) => `
    select item_id, ${place} as part, row_number() over () as place
    from (select item.item_id from (select item.* ${text}) as item ${from} limit ${skip + most}) as item`;
  // An order must not say anything about a hidden item either, and each half stops at the end of the page.
  return {
    text: `
      select item_id from (
        ${part(0, `${ordering.join} where item.item_type_id <> all(${hidden}) order by ${ordering.by}`)}
        union all
        ${part(1, `where (${ordering.rest} or item.item_type_id = any(${hidden})) order by ${BY_NUMBER}`)}
      ) as page
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
