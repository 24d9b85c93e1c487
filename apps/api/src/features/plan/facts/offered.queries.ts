import type { Point } from '@wallabee/contract/places/nearness';
import type { CategoryId, ItemId, ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { nearness } from '../../places/places.public.ts';

/** The most that are considered of each type. */
const EACH = 3;

/** An item type, and the number that an item of it must be below. */
export interface WantedType {
  id: ItemTypeId;
  below: number | null;
}

export interface PlaceRow {
  place_id: PlaceId;
  place_name: string;
  city: string;
  category_id: CategoryId;
  lat: number;
  lng: number;
}

export interface LyingRow extends PlaceRow {
  item_id: ItemId;
  item_type_id: ItemTypeId;
  number: number;
  variant_id: number | null;
}

interface Lying {
  viewer: PlayerId;
  wanted: readonly WantedType[];
  start: Point | null;
  order: 'nearest' | 'lowest';
}

/** What lies at places and may be taken: of each type the nearest, or the nearest of the best class. */
export async function listLying(db: Db, { viewer, wanted, start, order }: Lying): Promise<LyingRow[]> {
  const near = start ? nearness(start) : sql`place.id`;
  const byClass = order === 'lowest' ? sql`length(item.number::text), ` : sql``;
  const { rows } = await sql<LyingRow>`
    select found.* from unnest(${idsOf(wanted)}::int[], ${limitsOf(wanted)}::int[]) as wanted (id, below)
    cross join lateral (
      select item.item_id, item.item_type_id, item.number, item.variant_id, ${PLACE_COLUMNS}
      from item join place on place.id = item.place_id
      where item.location = 'dropped' and item.item_type_id = wanted.id
        and (wanted.below is null or item.number < wanted.below)
        and (not item.is_locked or item.user_id = ${viewer})
      order by ${byClass}${near}, item.number limit ${EACH}
    ) as found`.execute(db);
  return rows;
}

export interface ListingRow {
  item_id: ItemId;
  item_type_id: ItemTypeId;
  number: number;
  variant_id: number | null;
  cost: number;
  seller_id: PlayerId;
  seller_name: string;
  /** How many of the type are on the Market. */
  listed: number;
}

/** What other players sell: of each type the cheapest, and the cheapest of each better class. */
export async function listListings(
  db: Db,
  { viewer, wanted, now }: { viewer: PlayerId; wanted: readonly WantedType[]; now: Date },
): Promise<ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    select * from (
      select item.item_id, item.item_type_id, item.number, item.variant_id, listing.cost, seller.id as seller_id,
        seller.name as seller_name, count(*) over (partition by item.item_type_id)::int as listed,
        row_number() over (partition by item.item_type_id order by listing.cost, item.number) as place_by_cost,
        row_number() over (partition by item.item_type_id, length(item.number::text) order by listing.cost, item.number)
          as place_in_class
      from market_listing as listing
      join item on item.item_id = listing.item_id
      join unnest(${idsOf(wanted)}::int[], ${limitsOf(wanted)}::int[]) as wanted (id, below)
        on wanted.id = item.item_type_id and (wanted.below is null or item.number < wanted.below)
      join player as seller on seller.id = listing.seller_id
      where listing.seller_id <> ${viewer} and seller.is_enabled and not seller.is_memorial
        and (seller.deletion_date is null or seller.deletion_date > ${now})
    ) as listed
    where place_by_cost <= ${EACH} or place_in_class = 1
    order by cost, number`.execute(db);
  return rows;
}

/** The nearest places of each category. */
export async function listForagePlaces(
  db: Db,
  { categories, start }: { categories: readonly CategoryId[]; start: Point },
): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select found.* from unnest(${categories}::int[]) as wanted (id)
    cross join lateral (
      select ${PLACE_COLUMNS} from place where place.category_id = wanted.id
      order by ${nearness(start)}, place.id limit ${PLACES_OF_CATEGORY}
    ) as found`.execute(db);
  return rows;
}

/** The second is for walks that lead past it anyway. */
const PLACES_OF_CATEGORY = 2;

const PLACE_COLUMNS = sql`place.id as place_id, place.name as place_name, place.city, place.category_id, place.lat,
  place.lng`;

function idsOf(wanted: readonly WantedType[]): number[] {
  return wanted.map(({ id }) => id);
}

function limitsOf(wanted: readonly WantedType[]): (number | null)[] {
  return wanted.map(({ below }) => below);
}
