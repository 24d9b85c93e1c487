import { playerKey } from '@wallabee/contract/players/player-key-rules';
import { checkFriendship, readProfile } from '@wallabee/contract/players/profile';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { findPlayer, friendshipExists, getPrivateFacts } from './players.queries.ts';
import { toProfile } from './players.views.ts';

export function playerRoutes({ apiUrl }: { apiUrl: string }) {
  return async (app: ApiApp) => {
    answer(app, readProfile, async ({ params }, { reads, ...caller }) => {
      const player = await findPlayer(reads, playerKey(params.player));
      if (!player) return null;
      const own = caller.player?.id === player.id ? await getPrivateFacts(reads, player.id) : null;
      return toProfile(player, own, apiUrl);
    });

    answer(app, checkFriendship, async ({ params: { playerId, otherId } }, { reads }) => ({
      is_friends: await friendshipExists(reads, playerId, otherId),
    }));
  };
}
