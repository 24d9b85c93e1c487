import type { SetId } from '@wallabee/contract/protocol/ids';
import { createCache } from '../../platform/cache/cache.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Notifications } from '../../platform/realtime/notifications.ts';
import { countCompleted } from './sets.queries.ts';

interface CompletedCountsOptions {
  notifications: Pick<Notifications, 'on'>;
}

export function createCompletedCounts({ notifications }: CompletedCountsOptions) {
  const counts = createCache<number>({
    name: 'completed-counts',
    maxEntries: 10_000,
    invalidatedBy: 'set_completed',
    notifications,
  });

  return {
    of: (reads: Db, setId: SetId): number | Promise<number> =>
      counts.getOrRead(reads, String(setId), (db) => countCompleted(db, setId)),
  };
}
