import { playerCalls } from '@wallabee/contract/players/players.calls';
import { useServerEvents } from '../realtime/realtime.ts';
import { useSession } from '../session/session.ts';
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
  useServerEvents({ events: { inbox: refresh }, onOpen: refresh }, session !== null);
}

const STALE_MS = 60_000;
