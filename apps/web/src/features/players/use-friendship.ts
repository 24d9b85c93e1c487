import { playerCalls } from '@wallabee/contract/players/players.calls';
import type { Profile } from '@wallabee/contract/players/profile';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { type Session, useSession } from '../../platform/session/session.ts';

type PlayerId = Profile['id'];

/** Null for everybody who is not a friend, while loading, and on failure. */
export function useFriendSession(playerId: PlayerId): Session | null {
  const session = useSession();
  const ownId = session?.userId;
  const { data } = useApiQuery(
    playerCalls.checkFriendship,
    { params: { playerId: (ownId ?? 0) as PlayerId, otherId: playerId } },
    { enabled: ownId !== undefined && ownId !== playerId },
  );
  return data?.is_friends ? session : null;
}
