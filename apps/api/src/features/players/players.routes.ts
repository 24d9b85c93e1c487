import { readBioCards } from '@wallabee/contract/players/bio-cards';
import { playerKey } from '@wallabee/contract/players/player-key-rules';
import { checkFriendship, readProfile } from '@wallabee/contract/players/profile';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { notFound } from '../../platform/problems.ts';
import { type CardServices, readCards } from '../living-text/living-text.public.ts';
import { textOfBio } from './bio-cards.queries.ts';
import { findPlayer, friendshipExists, getPrivateFacts } from './players.queries.ts';
import { toProfile } from './players.views.ts';

export function playerRoutes({ apiUrl, ...services }: CardServices & { apiUrl: string }) {
  return async (app: ApiApp) => {
    answer(app, readProfile, async ({ params }, { reads, ...caller }) => {
      const player = await findPlayer(reads, playerKey(params.player));
      if (!player) return null;
      const own = caller.player?.id === player.id ? await getPrivateFacts(reads, player.id) : null;
      return toProfile(player, own, apiUrl);
    });

    answer(app, readBioCards, async ({ params }, { reads }) => {
      const player = await findPlayer(reads, playerKey(params.player));
      if (!player) throw notFound('player');
      const found = await readCards(reads, services, { kind: 'bio', texts: textOfBio(player.id) });
      return { cards: found.map(({ card }) => card) };
    });

    answer(app, checkFriendship, async ({ params: { playerId, otherId } }, { reads }) => ({
      is_friends: await friendshipExists(reads, playerId, otherId),
    }));
  };
}
