import type { GlobalStats } from '@wallabee/contract/stats/global-stats';
import type { Db } from '../../platform/db/db.ts';

/** Counts whole tables, so callers cache the result. */
export async function countWorld(
  db: Db,
): Promise<Pick<GlobalStats, 'players' | 'places' | 'sets_completed'>> {
  const [players, places, completed] = await Promise.all([
    db
      .selectFrom('player')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('is_enabled', '=', true)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('place')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('set_counter')
      .select(({ fn }) => fn.sum<number | null>('completed').as('sum'))
      .executeTakeFirstOrThrow(),
  ]);
  return { players: players.count, places: places.count, sets_completed: completed.sum ?? 0 };
}
