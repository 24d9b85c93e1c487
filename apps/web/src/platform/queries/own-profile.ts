import { bellCalls } from '@wallabee/contract/bell/bell.calls';
import { hiveCalls } from '@wallabee/contract/hive/hive.calls';
import { playerCalls } from '@wallabee/contract/players/players.calls';
import { useRef } from 'react';
import { useServerEvents } from '../realtime/realtime.ts';
import { useSession } from '../session/session.ts';
import { CALLS_OF_ITEMS, CALLS_OF_SWAPS } from './calls-of-items.ts';
import { useInvalidate } from './invalidate.ts';
import { useApiQuery } from './use-api-query.ts';

/** The profile of the player who is logged in, shared by the shell and the player's pages. */
export function useOwnProfile() {
  const session = useSession();
  const input = { params: { player: String(session?.userId ?? '') } };
  return useApiQuery(playerCalls.readProfile, input, {
    enabled: session !== null,
    staleTime: STALE_MS,
  });
}

/** Used once, by the shell. */
export function useLiveOwnProfile() {
  const session = useSession();
  const invalidate = useInvalidate();
  const refresh = () => void invalidate(playerCalls.readProfile);
  const refreshItems = () =>
    void invalidate(playerCalls.readProfile, bellCalls.listNotifications, ...CALLS_OF_ITEMS);
  // What the page loads at first is as new as the first stream; a later one may have missed events.
  const hasOpened = useRef(false);
  const onOpen = () => {
    if (hasOpened.current) refreshItems();
    else refresh();
    hasOpened.current = true;
  };
  const refreshSwaps = () => void invalidate(playerCalls.readProfile, ...CALLS_OF_SWAPS);
  const refreshBell = () =>
    void invalidate(playerCalls.readProfile, bellCalls.listNotifications, hiveCalls.readHive);
  const events = { inbox: refresh, items: refreshItems, swaps: refreshSwaps, bell: refreshBell };
  useServerEvents({ events, onOpen }, session !== null);
}

const STALE_MS = 60_000;
