import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { useCallApi } from '../../platform/api/api.ts';
import { lockedItemsQuery, retryMissing } from './locked-items-query.ts';
import { isSettled, type LockedList, NOTHING_YET } from './table/locked-list.ts';

/** All of a player's locked items as far as they have loaded; `retry` loads the pages that failed. */
export function useLockedItems(playerId: PlayerId): { list: LockedList; retry: () => void } {
  const callApi = useCallApi();
  const client = useQueryClient();
  const { data = NOTHING_YET, isFetching } = useQuery(lockedItemsQuery(callApi, playerId));
  // A settled list that is being fetched is a stale one, and is loaded from the start.
  const list = isFetching && isSettled(data) ? NOTHING_YET : data;
  return { list, retry: () => void retryMissing(client, playerId) };
}
