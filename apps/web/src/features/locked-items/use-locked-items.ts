import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { useCallApi } from '../../platform/api/api.ts';
import { lockedItemsQuery, retryMissing } from './locked-items-query.ts';
import { EMPTY_LIST, isSettled, type LockedList } from './table/locked-list.ts';

export function useLockedItems(playerId: PlayerId): { list: LockedList; retry: () => void } {
  const callApi = useCallApi();
  const client = useQueryClient();
  const { data = EMPTY_LIST, isFetching } = useQuery(lockedItemsQuery(callApi, playerId));
  // A complete list that is being fetched is stale, and loads from the start.
  const list = isFetching && isSettled(data) ? EMPTY_LIST : data;
  return { list, retry: () => void retryMissing(client, playerId) };
}
