import type { Audience } from '@wallabee/contract/forums/forum-rules';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

type Ids = readonly number[];

export interface NumberRow {
  id: number;
  item_type_id: ItemTypeId;
  number: number;
}

export async function listNumbersById(db: Db, ids: Ids): Promise<NumberRow[]> {
  const rows = await db
    .selectFrom('item')
    .select(['item_id as id', 'item_type_id', 'number'])
    .where(sql<boolean>`item_id = any(${ids}::bigint[])`)
    .execute();
  return rows as NumberRow[];
}

export function listPlaceNames(db: Db, ids: Ids): Promise<{ id: number; name: string; city: string }[]> {
  return db
    .selectFrom('place')
    .select(['id', 'name', 'city'])
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .execute();
}

export function listPlayerNames(db: Db, ids: Ids): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('player')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .execute();
}

export interface ThreadTitleRow {
  id: number;
  title: string;
  forum_id: number;
  visible_to: Audience;
}

export async function listThreadTitles(db: Db, ids: Ids): Promise<ThreadTitleRow[]> {
  const rows = await db
    .selectFrom('forum_thread')
    .innerJoin('forum', 'forum.id', 'forum_thread.forum_id')
    .select(['forum_thread.id', 'forum_thread.title', 'forum_thread.forum_id', 'forum.visible_to'])
    .where(sql<boolean>`forum_thread.id = any(${ids}::int[])`)
    .execute();
  return rows as ThreadTitleRow[];
}
