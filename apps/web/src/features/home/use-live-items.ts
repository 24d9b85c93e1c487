import type { LatestItem } from '@wallabee/contract/items/item-type';
import { itemCalls } from '@wallabee/contract/items/items.calls';
import { useState } from 'react';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { useServerEvents } from '../../platform/realtime/realtime.ts';
import { type LiveNumbers, withLiveNumbers, withNumber } from './live-numbers.ts';

/** The items that came with the page, updated by events and fetched again whenever the stream opens. */
export function useLiveItems(served: readonly LatestItem[]): { items: LatestItem[]; isLive: boolean } {
  // The next visit of the page comes with newer items, so this answer is not cached.
  const { data, refetch } = useApiQuery(itemCalls.listLatestItems, {}, { enabled: false, gcTime: 0 });
  const [numbers, setNumbers] = useState<LiveNumbers>(new Map());
  const isLive = useServerEvents({
    events: { new_item: (minted) => setNumbers((before) => withNumber(before, minted)) },
    onOpen: () => void refetch(),
  });
  return { items: withLiveNumbers(data ?? served, numbers), isLive };
}
