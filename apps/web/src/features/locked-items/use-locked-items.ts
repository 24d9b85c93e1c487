import { lockedItemCalls } from '@wallabee/contract/locked-items/locked-items.calls';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { type Dispatch, useCallback, useEffect, useReducer } from 'react';
import { type BrowserCallApi, useCallApi } from '../../platform/api.ts';
import { keepList, keptList } from './kept-lists.ts';
import { loadPages } from './load-pages.ts';
import {
  isSettled,
  type ListEvent,
  type LockedList,
  missingPages,
  NOTHING_YET,
  nextList,
} from './table/locked-list.ts';

/** Fetches all pages of a player's locked items, and those that failed once more when asked to. */
export function useLockedItems(playerId: PlayerId): { list: LockedList; retry: () => void } {
  const callApi = useCallApi();
  const [list, dispatch] = useReducer(nextList, playerId, (id) => keptList(id) ?? NOTHING_YET);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is there when the page opens decides whether to load.
  useEffect(() => {
    if (isSettled(list)) return;
    const visit = { isOver: false };
    void loadAll({ callApi, playerId, dispatch, visit });
    return () => {
      visit.isOver = true;
    };
  }, [callApi, playerId]);

  useEffect(() => {
    // One that was kept already grows old from then on.
    const isNew = keptList(playerId) !== list;
    if (isNew && isSettled(list) && list.failed.length === 0) keepList(playerId, list);
  }, [playerId, list]);

  const retry = useCallback(() => {
    dispatch({ type: 'retried' });
    const visit = { isOver: false };
    const missing = missingPages(list);
    if (missing.length === 0) void loadAll({ callApi, playerId, dispatch, visit });
    else void load(missing, { callApi, playerId, dispatch, visit });
  }, [callApi, playerId, list]);

  return { list, retry };
}

interface Loading {
  callApi: BrowserCallApi;
  playerId: PlayerId;
  dispatch: Dispatch<ListEvent>;
  visit: { isOver: boolean };
}

/** The first page tells how many there are. */
async function loadAll(loading: Loading) {
  const total = await load([1], loading);
  const others = Array.from({ length: Math.max(total - 1, 0) }, (_, index) => index + 2);
  await load(others, loading);
}

const AT_ONCE = 4;

/** Answers how many pages there are in all, as far as anybody said. */
async function load(
  pages: readonly number[],
  { callApi, playerId, dispatch, visit }: Loading,
): Promise<number> {
  let total = 0;
  await loadPages({
    pages,
    atOnce: AT_ONCE,
    fetchPage: (page) => callApi(lockedItemCalls.listLockedItems, { params: { playerId }, query: { page } }),
    onPage: (page, { paging, items }) => {
      total = paging.total_pages;
      dispatch({ type: 'arrived', page, paging, items });
    },
    onFailure: (page, failure) => {
      dispatch({ type: 'failed', page, problem: failure instanceof Error ? failure.message : '' });
    },
    isOver: () => visit.isOver,
  });
  return total;
}
