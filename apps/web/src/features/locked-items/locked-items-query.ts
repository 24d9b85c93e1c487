import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { lockedItemCalls } from '@wallabee/contract/locked-items/locked-items.calls';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { BrowserCallApi } from '../../platform/api/api.ts';
import { loadPages } from './load-pages.ts';
import {
  EMPTY_LIST,
  isSettled,
  type ListEvent,
  type LockedList,
  missingPages,
  nextList,
} from './table/locked-list.ts';

const FRESH_MS = 60_000;
const AT_ONCE = 4;

export function lockedItemsKey(playerId: PlayerId) {
  return [lockedItemCalls.listLockedItems.path, { params: { player: `${playerId}` } }];
}

/**
 * All pages of a player's locked items as one query. Each page that arrives is written to the cache, so that the page
 * shows the progress. A page that fails is part of the result; only the missing ones are fetched by `retryMissing`.
 */
export function lockedItemsQuery(callApi: BrowserCallApi, playerId: PlayerId) {
  return queryOptions({
    queryKey: lockedItemsKey(playerId),
    queryFn: ({ client, queryKey, signal }) => {
      const cached = client.getQueryData<LockedList>(queryKey);
      return loadList({
        start: cached && canContinue(cached) ? cached : EMPTY_LIST,
        fetchPage: (page) =>
          callApi(lockedItemCalls.listLockedItems, { params: { player: `${playerId}` }, query: { page } }),
        onProgress: (list) => client.setQueryData(queryKey, list),
        signal,
      });
    },
    staleTime: ({ state: { data } }) => (data && isSettled(data) && data.failed.length === 0 ? FRESH_MS : 0),
    gcTime: FRESH_MS,
    refetchOnWindowFocus: false,
    structuralSharing: false,
  });
}

/** An unfinished list is continued after a retry, or if the visitor left while it was loading. */
function canContinue(list: LockedList): boolean {
  return !isSettled(list) && list.failed.length === 0;
}

export async function retryMissing(client: QueryClient, playerId: PlayerId): Promise<void> {
  const queryKey = lockedItemsKey(playerId);
  client.setQueryData<LockedList>(queryKey, (list) => list && nextList(list, { type: 'retried' }));
  await client.refetchQueries({ queryKey });
}

interface Loading {
  start: LockedList;
  fetchPage: (page: number) => Promise<Pick<Extract<ListEvent, { type: 'arrived' }>, 'paging' | 'items'>>;
  onProgress: (list: LockedList) => void;
  signal: AbortSignal;
}

async function loadList({ start, fetchPage, onProgress, signal }: Loading): Promise<LockedList> {
  let list = start;
  const apply = (event: ListEvent) => {
    list = nextList(list, event);
    // The settled list is the result of the query; as a progress it would look like the start of another load.
    if (!isSettled(list)) onProgress(list);
  };
  const load = (pages: readonly number[]) =>
    loadPages({
      pages,
      atOnce: AT_ONCE,
      fetchPage,
      onPage: (page, { paging, items }) => apply({ type: 'arrived', page, paging, items }),
      onFailure: (page, failure) =>
        apply({ type: 'failed', page, problem: failure instanceof Error ? failure.message : '' }),
      isOver: () => signal.aborted,
    });

  onProgress(list);
  if (list.total === null) await load([1]);
  await load(missingPages(list));
  return list;
}
