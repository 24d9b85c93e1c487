import type { PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import { FIRST_FINISHERS } from '@wallabee/contract/sets/race';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export async function countFinishersByMonth(db: Db, setId: SetId): Promise<{ month: string; by: number }[]> {
  const month = sql<string>`to_char(completed_at at time zone 'UTC', 'YYYY-MM')`;
  return db
    .selectFrom('set_completion')
    .select([month.as('month'), ({ fn }) => fn.countAll<number>().as('by')])
    .where('set_id', '=', setId)
    .groupBy(month)
    .execute();
}

export interface FoundFinisher {
  number: number;
  player_id: PlayerId;
  name: string;
  completed_at: Date;
}

export async function listFirstFinishers(db: Db, setId: SetId): Promise<FoundFinisher[]> {
  const rows = await db
    .selectFrom('set_completion')
    .innerJoin('player', 'player.id', 'set_completion.player_id')
    .select(['number', 'player_id', 'player.name', 'completed_at'])
    .where('set_id', '=', setId)
    .orderBy('number')
    .limit(FIRST_FINISHERS)
    .execute();
  return rows.map((row) => ({ ...row, player_id: row.player_id as PlayerId }));
}
