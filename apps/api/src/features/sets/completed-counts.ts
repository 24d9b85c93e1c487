import type { SetId } from '@wallabee/contract/protocol/ids';
import { createCache } from '../../platform/cache/cache.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Notifications } from '../../platform/realtime/notifications.ts';
import { countCompleted } from './sets.queries.ts';

interface CompletedCountsOptions {
  db: Db;
  notifications: Pick<Notifications, 'on'>;
}

export function createCompletedCounts({ db, notifications }: CompletedCountsOptions) {
  const counts = createCache<number>({
    name: 'completed-counts',
    maxEntries: 10_000,
    invalidatedBy: 'set_completed',
    notifications,
  });

  return {
    of: (setId: SetId): number | Promise<number> =>
      counts.getOrLoad(String(setId), () => countCompleted(db, setId)),
  };
}
