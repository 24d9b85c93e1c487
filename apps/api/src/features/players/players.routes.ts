import { playerKey } from '@wallabee/contract/players/player-key-rules';
import { checkFriendship, readProfile } from '@wallabee/contract/players/profile';
import type { Db } from '../../platform/db/db.ts';
import { type ApiApp, answer } from '../../platform/http/route.ts';
import { findPlayer, friendshipExists, getPrivateFacts } from './players.queries.ts';
import { toProfile } from './players.views.ts';

export function playerRoutes({ db, apiUrl }: { db: Db; apiUrl: string }) {
  return async (app: ApiApp) => {
    answer(app, readProfile, async ({ params }, caller) => {
      const player = await findPlayer(db, playerKey(params.player));
      if (!player) return null;
      const own = caller.player?.id === player.id ? await getPrivateFacts(db, player.id) : null;
      return toProfile(player, own, apiUrl);
    });

    answer(app, checkFriendship, async ({ params: { playerId, otherId } }) => ({
      is_friends: await friendshipExists(db, playerId, otherId),
    }));
  };
}
