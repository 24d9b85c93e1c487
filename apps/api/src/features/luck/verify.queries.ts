import type { Day } from '@wallabee/contract/protocol/day';
import type { ItemId } from '@wallabee/contract/protocol/ids';
import type { RecordedPick } from '@wallabee/game/luck/recorded-draw';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { MadeItem } from './check-draw.ts';
import { listDrawnItems } from './luck.queries.ts';

export interface DrawToVerify {
  player_id: number;
  counter: number;
  day: Day;
  created_at: Date;
  action: string;
  picks: RecordedPick[];
  made: (MadeItem | undefined)[];
}

/** The next draws after a place in the order of players and counters. */
export async function listDrawsAfter(
  db: Db,
  { after, most }: { after: { player_id: number; counter: number }; most: number },
): Promise<DrawToVerify[]> {
  const draws = await db
    .selectFrom('luck_draw')
    .select(['player_id', 'counter', 'day', 'action', 'created_at', 'picks'])
    .select(sql<ItemId[]>`array(select id::float8 from unnest(item_ids) as id)`.as('item_ids'))
    .where(sql<boolean>`(player_id, counter) > (${after.player_id}, ${after.counter})`)
    .orderBy('player_id')
    .orderBy('counter')
    .limit(most)
    .execute();
  const items = await listDrawnItems(db, [...new Set(draws.flatMap(({ item_ids }) => item_ids))]);
  const itemOf = new Map<number, MadeItem>(items.map((item) => [item.item_id, item]));
  return draws.map(({ item_ids, ...draw }) => ({
    ...(draw as Omit<DrawToVerify, 'made'>),
    made: item_ids.map((id) => itemOf.get(id)),
  }));
}

/** The counter of the last draw of each player. */
export async function listCounters(db: Db): Promise<{ player_id: number; last: number }[]> {
  return db.selectFrom('luck_counter').selectAll().orderBy('player_id').execute();
}

export async function listPublishedSeeds(db: Db, lastPublic: Day) {
  return db
    .selectFrom('luck_seed')
    .select([
      'day',
      sql<string>`encode(seed, 'hex')`.as('seed'),
      sql<string>`encode(digest, 'hex')`.as('digest'),
    ])
    .where('day', '<=', lastPublic)
    .execute();
}
