import { playerCalls } from '@wallabee/contract/players/players.calls';
import type { Profile } from '@wallabee/contract/players/profile';
import { useEffect, useState } from 'react';
import { useCallApi } from '../../platform/api.ts';
import { type Session, useSession } from '../../platform/session.ts';

type PlayerId = Profile['id'];

/** Who is looking, where they are a friend of the player; null for everybody else, and until that is known. */
export function useFriendLooking(playerId: PlayerId): Session | null {
  const callApi = useCallApi();
  const session = useSession();
  const ownId = session?.userId;
  const [friendOf, setFriendOf] = useState<string | null>(null);
  const pair = `${ownId}/${playerId}`;

  useEffect(() => {
    if (ownId === undefined || ownId === playerId) return;
    let isOver = false;
    callApi(playerCalls.checkFriendship, { params: { playerId: ownId as PlayerId, otherId: playerId } }).then(
      ({ is_friends }) => !isOver && setFriendOf(is_friends ? pair : null),
      // Without an answer there is no button; the rest of the page has no need of it.
      () => !isOver && setFriendOf(null),
    );
    return () => {
      isOver = true;
    };
  }, [callApi, ownId, playerId, pair]);

  return friendOf === pair ? session : null;
}
