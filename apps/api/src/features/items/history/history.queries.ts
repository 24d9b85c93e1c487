import { HISTORY_LIMIT, type ItemPost } from '@wallabee/contract/items/history';
import type { ItemName } from '@wallabee/contract/items/item';
import type { ItemLocation } from '@wallabee/contract/items/item-location';
import type { ItemId, ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import { type InferResult, sql } from 'kysely';
import { batch } from '../../../platform/db/batch.ts';
import { buildOnce } from '../../../platform/db/build-once.ts';
import type { Db } from '../../../platform/db/db.ts';

export type StoredEvent = ItemPost & {
  history_id: number;
  /** Where the event left the item, and with whom. */
  location: ItemLocation | null;
  holder_id: PlayerId | null;
  /** Hexadecimal; null for events from before there were digests. */
  digest: string | null;
};

/** The id of the newest event identifies the state of a history; zero means no events. */
export const findNewestEvent = batch<ItemId, number>(async (db, ids) => {
  const rows = await queryNewestEvents(db, { ids });
  const newest = new Map(rows.map((row) => [row.item_id, row.history_id]));
  return ids.map((id) => newest.get(id) ?? 0);
});

export function selectNewestEvents(db: Db, { ids }: { ids: ItemId[] }) {
  return newestOf(db, ids, 1).select(['event.item_id', 'event.history_id']);
}

const queryNewestEvents = buildOnce(selectNewestEvents);

export const listEvents = batch<ItemId, StoredEvent[]>(async (db, ids) => {
  const events = new Map<ItemId, StoredEvent[]>(ids.map((id) => [id, []]));
  for (const row of await queryEvents(db, { ids: [...events.keys()] }))
    events.get(row.item_id as ItemId)?.push(toStoredEvent(row));
  return ids.map((id) => events.get(id) ?? []);
});

export function selectEvents(db: Db, { ids }: { ids: ItemId[] }) {
  return newestOf(db, ids, HISTORY_LIMIT).selectAll('event').orderBy('event.history_id', 'desc');
}

/** One lateral range scan per item reads no more than `most` events of each. */
function newestOf(db: Db, ids: ItemId[], most: number) {
  const asked = sql<{ id: number }>`unnest(${ids}::bigint[])`;
  return db.selectFrom(asked.as<'asked'>(sql`asked(id)`)).innerJoinLateral(
    (from) =>
      from
        .selectFrom('history')
        .selectAll()
        .whereRef('item_id', '=', 'asked.id')
        .orderBy('history_id', 'desc')
        .limit(sql.lit(most))
        .as('event'),
    (join) => join.onTrue(),
  );
}

const queryEvents = buildOnce(selectEvents);

type EventRow = Omit<InferResult<ReturnType<typeof selectEvents>>[number], 'id' | 'item_id'>;

export function toStoredEvent({ history_id, type, ...row }: EventRow): StoredEvent {
  return {
    history_id,
    type,
    created_at: row.created_at.toISOString(),
    user_id: row.user_id as PlayerId | null,
    place_id: row.place_id as PlaceId | null,
    primary_item_id: row.primary_item_id as ItemId,
    secondary_item_id: row.secondary_item_id as ItemId | null,
    tertiary_item_id: row.tertiary_item_id as ItemId | null,
    gift_user_id: row.gift_user_id as PlayerId | null,
    location: row.location as ItemLocation | null,
    holder_id: row.holder_id as PlayerId | null,
    digest: row.digest?.toString('hex') ?? null,
  };
}

export type EventItem = Omit<ItemName, 'name'> & { variant_id: number | null };

export interface EventPlayer {
  id: PlayerId;
  name: string;
  username: string;
  image_key: string;
}

export interface EventPlace {
  id: PlaceId;
  name: string;
  city: string;
  lat: number;
  lng: number;
}

export interface NamedIds {
  items: ItemId[];
  players: PlayerId[];
  places: PlaceId[];
}

export interface Named {
  items: Map<ItemId, EventItem>;
  players: Map<PlayerId, EventPlayer>;
  places: Map<PlaceId, EventPlace>;
}

/** Every call of a batch gets the names of the whole batch. */
export const getNamed = batch<NamedIds, Named>(async (db, asked) => {
  const named: Named = { items: new Map(), players: new Map(), places: new Map() };
  const ids = {
    items: [...new Set(asked.flatMap(({ items }) => items))],
    players: [...new Set(asked.flatMap(({ players }) => players))],
    places: [...new Set(asked.flatMap(({ places }) => places))],
  };
  for (const row of await queryNamed(db, ids)) {
    const { kind, id, name, item_type_id, number, variant_id } = row;
    if (kind === 'item')
      named.items.set(id as ItemId, {
        item_id: id as ItemId,
        item_type_id: item_type_id as ItemTypeId,
        number,
        variant_id,
      });
    else if (kind === 'player') named.players.set(id as PlayerId, toPlayer(row));
    else {
      const { city, lat, lng } = row;
      named.places.set(id as PlaceId, { id: id as PlaceId, name, city, lat, lng });
    }
  }
  return asked.map(() => named);
});

function toPlayer({ id, name, username, picture_key }: NamedRow): EventPlayer {
  return { id: id as PlayerId, name, username, image_key: picture_key ?? '' };
}

type NamedRow = InferResult<ReturnType<typeof selectNamed>>[number];

export function selectNamed(db: Db, { items, players, places }: NamedIds) {
  const item = db
    .selectFrom('item')
    .select([sql<'item' | 'player' | 'place'>`'item'`.as('kind'), 'item_id as id'])
    .select([sql<string>`''`.as('name'), ...noPlayer])
    .select(['item_type_id', 'number', 'variant_id', ...noPlace])
    .where(sql<boolean>`item_id = any(${items}::bigint[])`);
  const player = db
    .selectFrom('player')
    .select([sql<'item' | 'player' | 'place'>`'player'`.as('kind'), sql<number>`id::bigint`.as('id')])
    .select(['name', 'username', sql<string | null>`shown_picture_key(player)`.as('picture_key')])
    .select([...noItem, ...noPlace])
    .where(sql<boolean>`id = any(${players}::int[])`);
  const place = db
    .selectFrom('place')
    .select([sql<'item' | 'player' | 'place'>`'place'`.as('kind'), sql<number>`id::bigint`.as('id')])
    .select(['name', ...noPlayer])
    .select([...noItem, 'city', 'lat', 'lng'])
    .where(sql<boolean>`id = any(${places}::int[])`);
  return item.unionAll(player).unionAll(place);
}

const noPlayer = [sql<string>`''`.as('username'), sql<string | null>`null::text`.as('picture_key')] as const;

const noItem = [
  sql<number>`0`.as('item_type_id'),
  sql<number>`0`.as('number'),
  sql<number | null>`null::smallint`.as('variant_id'),
] as const;

const noPlace = [
  sql<string>`''`.as('city'),
  sql<number>`0::double precision`.as('lat'),
  sql<number>`0::double precision`.as('lng'),
] as const;

const queryNamed = buildOnce(selectNamed);
