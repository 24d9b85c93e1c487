import { HISTORY_LIMIT, type ItemPost } from '@wallabee/contract/items/history';
import type { ItemName } from '@wallabee/contract/items/item';
import { ItemId, ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { buildOnce } from '../../platform/db/build-once.ts';
import type { Db } from '../../platform/db/db.ts';

/** An event with the ids of all it names. */
export type StoredEvent = ItemPost & { history_id: number };

/** Newest first. */
export async function listEvents(db: Db, itemId: ItemId): Promise<StoredEvent[]> {
  const rows = await askEvents(db, { itemId });
  return rows.map(({ history_id, type, ...row }) => ({
    history_id,
    type,
    created_at: row.created_at.toISOString(),
    user_id: row.user_id === null ? null : PlayerId.parse(row.user_id),
    place_id: row.place_id === null ? null : PlaceId.parse(row.place_id),
    primary_item_id: ItemId.parse(row.primary_item_id),
    secondary_item_id: row.secondary_item_id === null ? null : ItemId.parse(row.secondary_item_id),
    tertiary_item_id: row.tertiary_item_id === null ? null : ItemId.parse(row.tertiary_item_id),
    gift_user_id: row.gift_user_id === null ? null : PlayerId.parse(row.gift_user_id),
  }));
}

export function selectEvents(db: Db, itemId: ItemId) {
  return db
    .selectFrom('history')
    .selectAll()
    .where('item_id', '=', itemId)
    .orderBy('history_id', 'desc')
    .limit(sql.lit(HISTORY_LIMIT));
}

const askEvents = buildOnce((db, { itemId }: { itemId: ItemId }) => selectEvents(db, itemId));

export type EventItem = Omit<ItemName, 'name'> & { variant_id: number | null };

export interface EventPlayer {
  id: PlayerId;
  name: string;
  username: string;
}

export interface EventPlace {
  id: PlaceId;
  name: string;
}

/** Whatever the events of a history name. */
export interface NamedIds {
  items: ItemId[];
  players: PlayerId[];
  places: PlaceId[];
}

/** All that is named, in one question. */
export async function getNamed(db: Db, ids: NamedIds) {
  const items = new Map<ItemId, EventItem>();
  const players = new Map<PlayerId, EventPlayer>();
  const places = new Map<PlaceId, EventPlace>();
  for (const { kind, id, name, username, item_type_id, number, variant_id } of await askNamed(db, ids)) {
    if (kind === 'item') {
      const item_id = ItemId.parse(id);
      items.set(item_id, { item_id, item_type_id: ItemTypeId.parse(item_type_id), number, variant_id });
    } else if (kind === 'player') players.set(PlayerId.parse(id), { id: PlayerId.parse(id), name, username });
    else places.set(PlaceId.parse(id), { id: PlaceId.parse(id), name });
  }
  return { items, players, places };
}

export function selectNamed(db: Db, { items, players, places }: NamedIds) {
  const item = db
    .selectFrom('item')
    .select([sql<'item' | 'player' | 'place'>`'item'`.as('kind'), 'item_id as id'])
    .select([sql<string>`''`.as('name'), sql<string>`''`.as('username')])
    .select(['item_type_id', 'number', 'variant_id'])
    .where(sql<boolean>`item_id = any(${items}::bigint[])`);
  const player = db
    .selectFrom('player')
    .select([sql<'item' | 'player' | 'place'>`'player'`.as('kind'), sql<number>`id::bigint`.as('id')])
    .select(['name', 'username'])
    .select(noItem)
    .where(sql<boolean>`id = any(${players}::int[])`);
  const place = db
    .selectFrom('place')
    .select([sql<'item' | 'player' | 'place'>`'place'`.as('kind'), sql<number>`id::bigint`.as('id')])
    .select(['name', sql<string>`''`.as('username')])
    .select(noItem)
    .where(sql<boolean>`id = any(${places}::int[])`);
  return item.unionAll(player).unionAll(place);
}

const noItem = [
  sql<number>`0`.as('item_type_id'),
  sql<number>`0`.as('number'),
  sql<number | null>`null::smallint`.as('variant_id'),
] as const;

const askNamed = buildOnce(selectNamed);
