import type { SetId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import type { Notifications } from '../../platform/realtime/notifications.ts';
import { countCompleted, SET_COMPLETED_CHANNEL } from './sets.queries.ts';

interface CompletedCountsOptions {
  db: Db;
  notifications: Pick<Notifications, 'on'>;
  /** Tests write to the tables and want to see it at once, not when it has been told. */
  areKept: boolean;
}

/** How many players have finished each set, asked of the database when it is first wanted and again when it changes. */
export function createCompletedCounts({ db, notifications, areKept }: CompletedCountsOptions) {
  const counts = new Map<SetId, number>();
  let changes = 0;

  notifications.on(SET_COMPLETED_CHANNEL, (payload) => {
    changes += 1;
    // Nothing in it: the connection was lost, and more may have been said meanwhile.
    if (payload === '') counts.clear();
    else counts.delete(Number(payload) as SetId);
  });

  async function ask(setId: SetId): Promise<number> {
    const before = changes;
    const count = await countCompleted(db, setId);
    // What was completed while we asked may be this one.
    if (areKept && changes === before) counts.set(setId, count);
    return count;
  }

  return { of: (setId: SetId): number | Promise<number> => counts.get(setId) ?? ask(setId) };
}
