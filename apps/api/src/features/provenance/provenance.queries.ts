import type { ItemId } from '@wallabee/contract/protocol/ids';
import type { Head } from '@wallabee/game/provenance/merkle-tree';
import type { PublishedDay } from '@wallabee/game/provenance/published-day';
import type { SealedStep } from '@wallabee/game/provenance/step-digest';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export interface StoredDay extends PublishedDay {
  root: Buffer;
  previous: Buffer | null;
  published_at: Date;
}

/** Days have no gaps, so the day before is the row before. */
function selectDays(db: Db) {
  return db
    .selectFrom('provenance_day as current')
    .leftJoin('provenance_day as former', (join) => join.on(sql<boolean>`former.day = current.day - 1`))
    .select(['current.day', 'current.root', 'current.items', 'current.steps', 'current.published_at'])
    .select('former.root as previous');
}

export function listDays(
  db: Db,
  { offset = 0, limit }: { offset?: number; limit: number },
): Promise<StoredDay[]> {
  return selectDays(db).orderBy('current.day', 'desc').offset(offset).limit(limit).execute();
}

export async function countDays(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('provenance_day')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Those of the given days that are published, in order. */
export function findDays(db: Db, days: readonly string[]): Promise<StoredDay[]> {
  return selectDays(db)
    .where(sql<boolean>`current.day = any(${days}::date[])`)
    .orderBy('current.day')
    .execute();
}

export async function findLastDay(db: Db): Promise<Pick<PublishedDay, 'day' | 'root'> | undefined> {
  return db
    .selectFrom('provenance_day')
    .select(['day', 'root'])
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findFirstDay(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('provenance_day').select('day').orderBy('day').limit(1).executeTakeFirst();
  return row?.day;
}

export async function findFirstSealedAt(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom('history')
    .select('created_at')
    .where('digest', 'is not', null)
    .orderBy('history_id')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

/** The last digest of each item with a step that day, and how many steps it had. */
export async function listHeads(db: Db, day: string): Promise<(Head & { steps: number })[]> {
  const { rows } = await sql<Head & { steps: number }>`
    select item_id, (array_agg(digest order by history_id desc))[1] as digest, count(*)::int as steps
    from history
    where created_at >= ${`${day}T00:00:00Z`}::timestamptz
      and created_at < ${`${day}T00:00:00Z`}::timestamptz + interval '24 hours' and digest is not null
    group by item_id order by item_id`.execute(db);
  return rows;
}

export async function insertDay(db: Db, day: PublishedDay, published_at: Date) {
  await db
    .insertInto('provenance_day')
    .values({ ...day, root: Buffer.from(day.root), published_at })
    .execute();
}

/** Every step of an item, oldest first. */
export async function listSteps(db: Db, itemId: ItemId): Promise<SealedStep[]> {
  const rows = await db
    .selectFrom('history')
    .selectAll()
    .where('item_id', '=', itemId)
    .orderBy('history_id')
    .execute();
  return rows.map((row) => ({ ...row, created_at: row.created_at.getTime() }));
}
