import { playerCalls } from '@wallabee/contract/players/players.calls';
import { isApiFailure } from '@wallabee/contract/protocol/client';
import type { SwapId } from '@wallabee/contract/protocol/ids';
import type { Swap } from '@wallabee/contract/swaps/swap';
import { swapCalls } from '@wallabee/contract/swaps/swaps.calls';
import { useEffect, useEffectEvent, useState } from 'react';
import { useInvalidate } from '../../../platform/queries/invalidate.ts';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { useServerEvents } from '../../../platform/realtime/realtime.ts';
import { liveLine } from './live-line.ts';

/** The swap, fetched again with every event that may have changed it. */
export function useLiveSwap(swapId: SwapId) {
  const query = useApiQuery(swapCalls.readSwap, { params: { swapId } });
  const invalidate = useInvalidate();
  const refresh = () => void invalidate(swapCalls.readSwap);
  useServerEvents({
    events: { swaps: ({ swap_id }) => swap_id === swapId && refresh(), items: refresh },
    onOpen: refresh,
  });
  return query;
}

/** A swap that is missing and one of other players look the same. */
export function isMissing(failure: Error | null): boolean {
  return isApiFailure(failure) && (failure.status === 404 || failure.status === 400);
}

/** Marks the latest change as seen, now and after each answer, while the page is visible. */
export function useMarkSeen({ id, is_seen }: Swap, updatedAt: number) {
  const { mutate } = useApiMutation(swapCalls.markSwapSeen, {
    invalidates: [swapCalls.listProposals, swapCalls.readOwnSwaps, playerCalls.readProfile],
  });
  const markSeen = useEffectEvent(() => mutate({ params: { swapId: id } }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer may bring a change that was not seen.
  useEffect(() => {
    if (!is_seen && document.visibilityState === 'visible') markSeen();
  }, [is_seen, updatedAt]);
}

/** What to announce about the last change of the swap. */
export function useLiveLine(swap: Swap): string {
  const [known, setKnown] = useState({ swap, line: '' });
  if (known.swap === swap) return known.line;
  const line = liveLine(known.swap, swap) ?? known.line;
  setKnown({ swap, line });
  return line;
}
