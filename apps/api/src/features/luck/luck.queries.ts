import type { Day } from '@wallabee/contract/protocol/day';
import type { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { RecordedPick } from '@wallabee/game/luck/recorded-draw';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export interface StoredDay {
  day: Day;
  digest: string;
  seed: string | null;
}

/** `lastPublic` is the last day whose seed leaves the database. */
export async function listDays(
  db: Db,
  { lastPublic, skip, most }: { lastPublic: Day; skip: number; most: number },
): Promise<StoredDay[]> {
  return selectDays(db, lastPublic).orderBy('day', 'desc').offset(skip).limit(most).execute();
}

export async function findDay(
  db: Db,
  { day, lastPublic }: { day: Day; lastPublic: Day },
): Promise<StoredDay | undefined> {
  return selectDays(db, lastPublic).where('day', '=', day).executeTakeFirst();
}

function selectDays(db: Db, lastPublic: Day) {
  return db
    .selectFrom('luck_seed')
    .select([
      'day',
      sql<string>`encode(digest, 'hex')`.as('digest'),
      sql<string | null>`case when day <= ${lastPublic}::date then encode(seed, 'hex') end`.as('seed'),
    ]);
}

export async function countDays(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('luck_seed')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countDraws(db: Db, days: readonly Day[]): Promise<Map<Day, number>> {
  const rows = await db
    .selectFrom('luck_draw')
    .select(['day', ({ fn }) => fn.countAll<number>().as('count')])
    .where(sql<boolean>`day = any(${days}::date[])`)
    .groupBy('day')
    .execute();
  return new Map(rows.map(({ day, count }) => [day, count]));
}

export interface StoredDraw extends StoredDay {
  player_id: PlayerId;
  player_name: string;
  counter: number;
  action: string;
  created_at: Date;
  item_ids: ItemId[];
  picks: RecordedPick[];
}

/** Counters have no gaps, so a page is a range of them. */
export async function listDrawsOfPlayer(
  db: Db,
  of: { playerId: PlayerId; from: number; to: number; lastPublic: Day },
): Promise<StoredDraw[]> {
  const rows = await selectDraws(db, of.lastPublic)
    .where('luck_draw.player_id', '=', of.playerId)
    .where('luck_draw.counter', '>=', of.from)
    .where('luck_draw.counter', '<=', of.to)
    .orderBy('luck_draw.counter', 'desc')
    .execute();
  return rows as unknown as StoredDraw[];
}

export async function listDrawsOfItem(
  db: Db,
  of: { itemId: ItemId; lastPublic: Day; most: number },
): Promise<StoredDraw[]> {
  const rows = await selectDraws(db, of.lastPublic)
    .where(sql<boolean>`luck_draw.item_ids @> array[${of.itemId}::bigint]`)
    .orderBy('luck_draw.created_at', 'desc')
    .limit(of.most)
    .execute();
  return rows as unknown as StoredDraw[];
}

function selectDraws(db: Db, lastPublic: Day) {
  return db
    .selectFrom('luck_draw')
    .innerJoin('luck_seed', 'luck_seed.day', 'luck_draw.day')
    .innerJoin('player', 'player.id', 'luck_draw.player_id')
    .select(['luck_draw.player_id', 'player.name as player_name', 'luck_draw.counter', 'luck_draw.action'])
    .select(['luck_draw.day', 'luck_draw.created_at', 'luck_draw.picks'])
    .select([
      sql<number[]>`array(select id::float8 from unnest(luck_draw.item_ids) as id)`.as('item_ids'),
      sql<string>`encode(luck_seed.digest, 'hex')`.as('digest'),
      sql<
        string | null
      >`case when luck_draw.day <= ${lastPublic}::date then encode(luck_seed.seed, 'hex') end`.as('seed'),
    ]);
}

export async function findLastCounter(db: Db, playerId: PlayerId): Promise<number> {
  const row = await db
    .selectFrom('luck_draw')
    .select('counter')
    .where('player_id', '=', playerId)
    .orderBy('counter', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.counter ?? 0;
}

export async function listOptions(db: Db, keys: readonly string[]): Promise<Map<string, number[]>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('luck_options')
    .selectAll()
    .where(sql<boolean>`options_key = any(${keys})`)
    .execute();
  return new Map(rows.map(({ options_key, ids }) => [options_key, ids]));
}

/** With the time at which a wand changed each last: its variant is what luck chose then. */
export async function listDrawnItems(db: Db, ids: readonly ItemId[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('item')
    .select(['item_id', 'item_type_id', 'number', 'variant_id'])
    .select(
      sql<Date | null>`case when variant_id is not null then (
        select max(use.created_at) from history as use
        join item as wand on wand.item_id = use.secondary_item_id
        join item_type on item_type.id = wand.item_type_id
        where use.item_id = item.item_id and use.primary_item_id = item.item_id and use.type = 'itemcreated'
          and item_type.role = 'wand'
      ) end`.as('painted_at'),
    )
    .where(sql<boolean>`item_id = any(${ids})`)
    .execute();
}

export async function listPlayerNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('player')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
