import type { LatestItem } from '@wallabee/contract/items/item-type';
import { itemCalls } from '@wallabee/contract/items/items.calls';
import { useState } from 'react';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { useServerEvents } from '../../platform/realtime/realtime.ts';
import { type LiveNumbers, withLiveNumbers, withNumber } from './live-numbers.ts';

/** The items that came with the page, with the numbers of the events since; fetched again whenever the stream opens. */
export function useLiveItems(served: readonly LatestItem[]): { items: LatestItem[]; isLive: boolean } {
  // Not cached beyond this visit of the page: the next one comes with newer items.
  const { data, refetch } = useApiQuery(itemCalls.listLatestItems, {}, { enabled: false, gcTime: 0 });
  const [numbers, setNumbers] = useState<LiveNumbers>(new Map());
  const isLive = useServerEvents({
    events: { new_item: (minted) => setNumbers((before) => withNumber(before, minted)) },
    onOpen: () => void refetch(),
  });
  return { items: withLiveNumbers(data ?? served, numbers), isLive };
}
