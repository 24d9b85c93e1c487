import { bellCalls } from '@wallabee/contract/bell/bell.calls';
import { playerCalls } from '@wallabee/contract/players/players.calls';
import type { NotificationId } from '@wallabee/contract/protocol/ids';
import { useEffect, useEffectEvent } from 'react';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';

export type BellFilter = 'all' | 'trades' | 'mentions';

/** The first page. An event of the bell fetches it again. */
export function useNotifications(filter: BellFilter) {
  const query = filter === 'all' ? {} : { kinds: filter };
  return useApiQuery(bellCalls.listNotifications, { query });
}

/** Clears the count of the bell, on all devices, for what the open panel shows. */
export function useSeen(unseen: number, newest: NotificationId | undefined) {
  const { mutate } = useApiMutation(bellCalls.markSeen, {
    isQueued: true,
    invalidates: [playerCalls.readProfile, bellCalls.listNotifications],
  });
  const see = useEffectEvent((upTo: NotificationId) => mutate({ body: { up_to: upTo } }));
  useEffect(() => {
    if (unseen > 0 && newest !== undefined) see(newest);
  }, [unseen, newest]);
}
