import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type { PastDay } from '../../platform/past-day.ts';

export interface CollectionSize {
  saved: number;
  sets_begun: number;
  sets_completed: number;
}

/** As of a past day, or of now. */
export async function getCollectionSize(
  db: Db,
  playerId: PlayerId,
  past: Pick<PastDay, 'end'> | null,
): Promise<CollectionSize> {
  const { sets_completed, ...row } = await selectCollectionSize(db, playerId, past).executeTakeFirstOrThrow();
  return { ...row, sets_completed: sets_completed ?? 0 };
}

export function selectCollectionSize(db: Db, playerId: PlayerId, past: Pick<PastDay, 'end'> | null) {
  const end = past?.end;
  return db
    .selectFrom('saved_span')
    .innerJoin('item_type', 'item_type.id', 'saved_span.item_type_id')
    .select(({ fn, selectFrom }) => [
      fn.countAll<number>().as('saved'),
      sql<number>`count(distinct item_type.set_id)`.as('sets_begun'),
      selectFrom('set_completion')
        .select(fn.countAll<number>().as('count'))
        .where('set_completion.player_id', '=', playerId)
        .$if(end !== undefined, (query) => query.where('completed_at', '<', end ?? null))
        .as('sets_completed'),
    ])
    .where('saved_span.player_id', '=', playerId)
    .where(({ eb, and, or }) =>
      end === undefined
        ? eb('ended_at', 'is', null)
        : and([eb('saved_at', '<', end), or([eb('ended_at', 'is', null), eb('ended_at', '>=', end)])]),
    );
}
