import type { DayCounts } from '@wallabee/contract/cabinet/calendar-rules';
import type { MonthChange } from '@wallabee/contract/cabinet/growth-rules';
import { ItemId, ItemTypeId, PlaceId, type PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export async function getCabinetOwner(db: Db, playerId: PlayerId) {
  const { created_at, last_active_at, deletion_date, saved, cities, ...row } = await selectOwner(
    db,
    playerId,
  ).executeTakeFirstOrThrow();
  return {
    ...row,
    saved: saved ?? 0,
    cities: cities ?? 0,
    created_at: created_at.toISOString(),
    last_active: last_active_at.toISOString(),
    deletion_date: deletion_date?.toISOString() ?? null,
  };
}

export function selectOwner(db: Db, playerId: PlayerId) {
  return db
    .selectFrom('player')
    .select((player) => [
      'is_memorial',
      'is_enabled',
      'created_at',
      'last_active_at',
      'deletion_date',
      player
        .selectFrom('player_counter')
        .select('value')
        .whereRef('player_counter.player_id', '=', 'player.id')
        .where('counts', '=', 'saved')
        .as('saved'),
      player
        .selectFrom('place_visit')
        .innerJoin('place', 'place.id', 'place_visit.place_id')
        .select(sql<number>`count(distinct place.city)`.as('count'))
        .whereRef('place_visit.player_id', '=', 'player.id')
        .as('cities'),
    ])
    .where('id', '=', playerId);
}

export interface DaysAsked {
  playerId: PlayerId;
  from: string;
  to: string;
}

/** In order. */
export function listDays(db: Db, asked: DaysAsked): Promise<DayCounts[]> {
  return selectDays(db, asked).execute();
}

export function selectDays(db: Db, { playerId, from, to }: DaysAsked) {
  return db
    .selectFrom('player_day')
    .select(['day', 'finds', 'trades', 'mixes'])
    .where('player_id', '=', playerId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where(sql<boolean>`finds + trades + mixes > 0`)
    .orderBy('day');
}

/** Where the player found the most on a day. */
export async function findPlaceOfDay(db: Db, playerId: PlayerId, day: string): Promise<string | null> {
  const row = await selectPlaceOfDay(db, playerId, day).executeTakeFirst();
  return row?.name ?? null;
}

export function selectPlaceOfDay(db: Db, playerId: PlayerId, day: string) {
  return db
    .selectFrom('history')
    .innerJoin('place', 'place.id', 'history.place_id')
    .select('place.name')
    .where('history.type', '=', sql.lit('itemfound'))
    .where('history.user_id', '=', playerId)
    .where('history.created_at', '>=', sql<Date>`${day}::date at time zone 'UTC'`)
    .where('history.created_at', '<', sql<Date>`(${day}::date + 1) at time zone 'UTC'`)
    .groupBy('place.id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('place.id')
    .limit(1);
}

/** How many items came to be saved in each month, less how many left. */
export async function listMonthChanges(db: Db, playerId: PlayerId): Promise<MonthChange[]> {
  const { rows } = await sql<MonthChange>`
    select to_char(change.at at time zone 'UTC', 'YYYY-MM') as month, sum(change.by) as by
    from saved_span
    cross join lateral (values (saved_at, 1), (ended_at, -1)) as change (at, by)
    where player_id = ${playerId} and change.at is not null
    group by 1 order by 1`.execute(db);
  return rows;
}

export interface Milestone {
  count: number;
  day: string;
  item_type_id: ItemTypeId;
}

/** When the player first had so many items saved. A better number replaces a saved one at the same instant. */
export async function listMilestones(
  db: Db,
  playerId: PlayerId,
  counts: readonly number[],
): Promise<Milestone[]> {
  const { rows } = await sql<Milestone>`
    select distinct on (saved) saved as count, (at at time zone 'UTC')::date::text as day, item_type_id
    from (
      select change.at, change.by, item_type_id,
        sum(change.by) over (order by change.at, change.by, item_id rows unbounded preceding) as saved
      from saved_span
      cross join lateral (values (saved_at, 1), (ended_at, -1)) as change (at, by)
      where player_id = ${playerId} and change.at is not null
    ) as running
    where by > 0 and saved = any(${counts}::bigint[])
    order by saved, at`.execute(db);
  return rows.map((row) => ({ ...row, item_type_id: ItemTypeId.parse(row.item_type_id) }));
}

export type StoredFind = Awaited<ReturnType<typeof listFinds>>[number];

/** Newest first. Items of undiscovered types are hidden. */
export async function listFinds(db: Db, playerId: PlayerId, most: number) {
  const rows = await selectFinds(db, playerId, most).execute();
  return rows.map(({ place_id, place_name, city, created_at, ...row }) => ({
    ...row,
    item_id: ItemId.parse(row.item_id),
    item_type_id: ItemTypeId.parse(row.item_type_id),
    found_at: created_at.toISOString(),
    place:
      place_id === null ? null : { id: PlaceId.parse(place_id), name: place_name ?? '', city: city ?? '' },
  }));
}

export function selectFinds(db: Db, playerId: PlayerId, most: number) {
  return db
    .selectFrom('history')
    .innerJoin('item', 'item.item_id', 'history.item_id')
    .innerJoin('item_type', 'item_type.id', 'item.item_type_id')
    .leftJoin('place', 'place.id', 'history.place_id')
    .select([
      'item.item_id',
      'item.item_type_id',
      'item.number',
      'item.variant_id',
      'history.created_at',
      'place.id as place_id',
      'place.name as place_name',
      'place.city',
    ])
    .where('history.type', '=', sql.lit('itemfound'))
    .where('history.user_id', '=', playerId)
    .where('item_type.released_at', 'is not', null)
    .orderBy('history.created_at', 'desc')
    .orderBy('history.history_id', 'desc')
    .limit(most);
}
