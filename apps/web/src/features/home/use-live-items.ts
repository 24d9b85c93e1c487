import type { LatestItem } from '@wallabee/contract/items/item-type';
import { itemCalls } from '@wallabee/contract/items/items.calls';
import { useState } from 'react';
import { useCallApi } from '../../platform/api.ts';
import { useServerEvents } from '../../platform/realtime.ts';
import { type HeardNumbers, withHeardNumbers, withNumber } from './live-numbers.ts';

/** The shelf as the page was served it, kept up to date while somebody looks. */
export function useLiveItems(served: readonly LatestItem[]): { items: LatestItem[]; isLive: boolean } {
  const callApi = useCallApi();
  const [fetched, setFetched] = useState<readonly LatestItem[]>();
  const [heard, setHeard] = useState<HeardNumbers>(new Map());

  async function catchUp() {
    try {
      setFetched(await callApi(itemCalls.listLatestItems));
    } catch {
      // The numbers on the page stay as they are; whatever is told next brings them on.
    }
  }

  const isLive = useServerEvents({
    events: { new_item: (minted) => setHeard((before) => withNumber(before, minted)) },
    onOpen: () => void catchUp(),
  });
  return { items: withHeardNumbers(fetched ?? served, heard), isLive };
}
