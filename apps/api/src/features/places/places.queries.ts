import type { Box, Point } from '@wallabee/contract/places/nearness';
import { CATEGORY_PLACES_PAGE_SIZE, VISITOR_LIMIT } from '@wallabee/contract/places/place';
import type { CategoryId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { buildOnce } from '../../platform/db/build-once.ts';
import type { Db } from '../../platform/db/db.ts';

export interface StoredPlace {
  id: PlaceId;
  name: string;
  city: string;
  lat: number;
  lng: number;
  radius: number;
  item_count: number;
  max_items: number;
  people_count: number;
  category_id: CategoryId;
}

export async function findPlace(db: Db, id: PlaceId): Promise<StoredPlace | undefined> {
  const [place] = await queryPlace(db, { id });
  return place;
}

const queryPlace = buildOnce((db, { id }: { id: PlaceId }) => selectPlaces(db).where('id', '=', id));

/** Unordered. */
export async function listPlacesById(db: Db, ids: readonly PlaceId[]): Promise<StoredPlace[]> {
  return queryPlacesById(db, { ids });
}

const queryPlacesById = buildOnce((db, { ids }: { ids: readonly PlaceId[] }) =>
  selectPlaces(db).where(sql<boolean>`id = any(${ids}::int[])`),
);

export async function placeExists(db: Db, id: PlaceId): Promise<boolean> {
  const row = await db.selectFrom('place').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** So far are the `limit` places that are nearest by their degrees, as a haversine; the nearest over the globe are no farther. */
export async function findReach(db: Db, of: Reach): Promise<number | null> {
  const [row] = await queryReach(db, of);
  return row?.haversine ?? null;
}

interface Reach extends Point {
  limit: number;
}

export function selectReach(db: Db, { lat, lng, limit }: Reach) {
  const nearest = db
    .selectFrom('place')
    .select(['lat', 'lng'])
    .orderBy(sql`point(lng, lat) <-> point(${lng}::float8, ${lat}::float8)`)
    .limit(limit);
  return db
    .selectFrom(nearest.as('place'))
    .select(sql<number | null>`max(${nearness({ lat, lng })})`.as('haversine'));
}

const queryReach = buildOnce(selectReach);

export async function listPlacesWithin(db: Db, within: PlacesWithin): Promise<StoredPlace[]> {
  const { boxes, centre, limit } = within;
  const [box, other] = boxes;
  return box && !other
    ? queryPlacesInBox(db, { ...box, ...centre, limit })
    : selectPlacesWithin(db, within).execute();
}

const queryPlacesInBox = buildOnce((db, { lat, lng, limit, west, south, east, north }: Reach & Box) =>
  selectPlacesWithin(db, { boxes: [{ west, south, east, north }], centre: { lat, lng }, limit }),
);

interface PlacesWithin {
  boxes: readonly Box[];
  centre: Point;
  limit: number;
}

export function selectPlacesWithin(db: Db, { boxes, centre, limit }: PlacesWithin) {
  return selectPlaces(db)
    .where((place) => place.or(boxes.map(isWithin)))
    .orderBy(nearness(centre))
    .orderBy('id')
    .limit(limit);
}

export async function listPlacesOfCategory(db: Db, page: CategoryPage): Promise<StoredPlace[]> {
  return selectPlacesOfCategory(db, page).execute();
}

interface CategoryPage {
  categoryId: CategoryId;
  page: number;
}

export function selectPlacesOfCategory(db: Db, { categoryId, page }: CategoryPage) {
  return selectPlaces(db)
    .where('category_id', '=', categoryId)
    .orderBy('item_count', 'desc')
    .orderBy('id')
    .limit(CATEGORY_PLACES_PAGE_SIZE)
    .offset((page - 1) * CATEGORY_PLACES_PAGE_SIZE);
}

export async function countPlacesOfCategory(db: Db, categoryId: CategoryId): Promise<number> {
  const { count } = await selectPlaceCount(db, categoryId).executeTakeFirstOrThrow();
  return count;
}

export function selectPlaceCount(db: Db, categoryId: CategoryId) {
  return db
    .selectFrom('place')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('category_id', '=', categoryId);
}

function isWithin({ west, south, east, north }: Box) {
  return sql<boolean>`point(lng, lat) <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`;
}

/** The haversine of the angle, which grows with the distance over the globe. */
export function nearness({ lat, lng }: Point) {
  return sql`sind((lat - ${lat}::float8) / 2) ^ 2
    + cosd(lat) * cosd(${lat}::float8) * sind((lng - ${lng}::float8) / 2) ^ 2`;
}

function selectPlaces(db: Db) {
  return db
    .selectFrom('place')
    .select([sql<PlaceId>`id`.as('id'), sql<CategoryId>`category_id`.as('category_id')])
    .select(['name', 'city', 'lat', 'lng', 'radius', 'item_count', 'max_items', 'people_count']);
}

/** Includes the columns that the player's picture depends on. */
export type StoredVisitor = Awaited<ReturnType<typeof listVisitors>>[number];

export async function listVisitors(db: Db, placeId: PlaceId) {
  return queryVisitors(db, { placeId });
}

export function selectVisitors(db: Db, { placeId }: { placeId: PlaceId }) {
  return db
    .selectFrom('place_visit')
    .innerJoin('player', 'player.id', 'place_visit.player_id')
    .select(sql<PlayerId>`player.id`.as('id'))
    .select([
      'player.name',
      'player.account_type',
      'player.is_memorial',
      'player.is_enabled',
      'player.deletion_date',
      'player.picture_key',
    ])
    .where('place_visit.place_id', '=', placeId)
    .orderBy('place_visit.visited_at', 'desc')
    .limit(sql.lit(VISITOR_LIMIT));
}

const queryVisitors = buildOnce(selectVisitors);
