import { readBioCards } from '@wallabee/contract/players/bio-cards';
import { playerKey } from '@wallabee/contract/players/player-key-rules';
import { checkFriendship, readProfile } from '@wallabee/contract/players/profile';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { pastDayOf } from '../../platform/past-day.ts';
import { notFound } from '../../platform/problems.ts';
import { type CardServices, readCards } from '../living-text/living-text.public.ts';
import { textOfBio } from './bio-cards.queries.ts';
import { getCollectionSize } from './collection-size.queries.ts';
import { findPlayer, friendshipExists, getPrivateFacts } from './players.queries.ts';
import { toProfile } from './players.views.ts';

export function playerRoutes({ apiUrl, ...services }: CardServices & { apiUrl: string }) {
  return async (app: ApiApp) => {
    answer(app, readProfile, async ({ params, query }, { reads, ...caller }) => {
      const past = pastDayOf(query.at, services.now());
      const player = await findPlayer(reads, playerKey(params.player));
      if (!player) return null;
      const [collection, own] = await Promise.all([
        getCollectionSize(reads, player.id, past),
        caller.player?.id === player.id ? getPrivateFacts(reads, player.id) : null,
      ]);
      return toProfile({ player, collection, own }, apiUrl);
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
