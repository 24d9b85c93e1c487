import type { Box } from '@wallabee/contract/places/nearness';
import { playerKey } from '@wallabee/contract/players/player-key-rules';
import type { CategoryId, ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { buildOnce } from '../../../platform/db/build-once.ts';
import type { Db } from '../../../platform/db/db.ts';

export interface NamedRow {
  id: number;
  name: string;
}

/** By id, username or name; where nobody has that name, everybody whose name begins with these words. */
export async function listPlayersNamed(db: Db, text: string): Promise<NamedRow[]> {
  const { id, name } = playerKey(text);
  const rows = await queryPlayers(db, { id, name });
  const [own] = rows.filter((row) => row.id === id);
  if (own) return [own];
  return rows.length > 0 ? rows : queryPlayersBeginning(db, { name: `${name} ` });
}

export function selectPlayersNamed(db: Db, { id, name }: { id: number | null; name: string }) {
  return db
    .selectFrom('player')
    .select(['id', 'name'])
    .where(
      sql<boolean>`(id = ${id}::int or lower(username) = fold_name(${name}::text)
        or fold_name(name) collate "C" = fold_name(${name}::text) collate "C")`,
    )
    .limit(MOST_NAMED);
}

/** Folding cuts the space at the end off. */
export function selectPlayersBeginning(db: Db, { name }: { name: string }) {
  const folded = sql`fold_name(name) collate "C"`;
  return db
    .selectFrom('player')
    .select(['id', 'name'])
    .where(sql<boolean>`${folded} >= (fold_name(${name}::text) || ' ') collate "C"`)
    .where(sql<boolean>`${folded} < (fold_name(${name}::text) || '!') collate "C"`)
    .orderBy('id')
    .limit(MOST_NAMED);
}

const queryPlayers = buildOnce(selectPlayersNamed);
const queryPlayersBeginning = buildOnce(selectPlayersBeginning);

const MOST_NAMED = 100;

export async function listPlacesOfCategories(db: Db, ids: readonly CategoryId[]): Promise<PlaceId[]> {
  const rows = await queryPlacesOfCategories(db, { ids });
  return rows.map(({ id }) => id as PlaceId);
}

export function selectPlacesOfCategories(db: Db, { ids }: { ids: readonly CategoryId[] }) {
  return db.selectFrom('place').select('id').where(sql<boolean>`category_id = any(${ids}::int[])`);
}

const queryPlacesOfCategories = buildOnce(selectPlacesOfCategories);

/** The places of every city whose name begins with a text. */
export function listPlacesOfCities(db: Db, city: string): Promise<{ id: number; city: string }[]> {
  return queryPlacesOfCities(db, { city });
}

export function selectPlacesOfCities(db: Db, { city }: { city: string }) {
  const folded = sql`fold_name(city) collate "C"`;
  return db
    .selectFrom('place')
    .select(['id', 'city'])
    .where(sql<boolean>`${folded} >= fold_name(${city}::text) collate "C"`)
    .where(sql<boolean>`${folded} < (fold_name(${city}::text) || ${LAST_CHARACTER}) collate "C"`);
}

const queryPlacesOfCities = buildOnce(selectPlacesOfCities);
const LAST_CHARACTER = sql.lit('\u{10ffff}');

export async function listCities(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('place').select('city').distinct().execute();
  return rows.map(({ city }) => city);
}

export function listPointsWithin(db: Db, boxes: readonly Box[]) {
  return db
    .selectFrom('place')
    .select(['id', 'lat', 'lng'])
    .where((place) =>
      place.or(
        boxes.map(
          ({ west, south, east, north }) =>
            sql<boolean>`point(lng, lat) <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`,
        ),
      ),
    )
    .execute();
}

/** The friends of each player. */
export async function listFriendIds(
  db: Db,
  players: readonly PlayerId[],
): Promise<Map<PlayerId, PlayerId[]>> {
  const friends = new Map<PlayerId, PlayerId[]>(players.map((id) => [id, []]));
  if (players.length === 0) return friends;
  for (const { player_id, friend_id } of await queryFriends(db, { players: [...friends.keys()] }))
    friends.get(player_id as PlayerId)?.push(friend_id as PlayerId);
  return friends;
}

const queryFriends = buildOnce((db, { players }: { players: readonly PlayerId[] }) =>
  db
    .selectFrom('friendship')
    .select(['player_id', 'friend_id'])
    .where(sql<boolean>`player_id = any(${players}::int[])`),
);

/** The saved number of each type, by player. */
export async function listSavedNumbers(
  db: Db,
  players: readonly PlayerId[],
): Promise<Map<PlayerId, Map<ItemTypeId, number>>> {
  const saved = new Map(players.map((id) => [id, new Map<ItemTypeId, number>()]));
  if (players.length === 0) return saved;
  for (const row of await querySaved(db, { players })) {
    saved.get(row.user_id as PlayerId)?.set(row.item_type_id as ItemTypeId, row.number);
  }
  return saved;
}

export function selectSaved(db: Db, { players }: { players: readonly PlayerId[] }) {
  return db
    .selectFrom('item')
    .select(['user_id', 'item_type_id', 'number'])
    .where(sql<boolean>`user_id = any(${players}::int[])`)
    .where('location', '=', sql.lit('saved'));
}

const querySaved = buildOnce(selectSaved);
