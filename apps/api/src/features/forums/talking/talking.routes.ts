import { BUZZES_PER_PAGE, giveBuzz, listBuzzes, takeBuzz } from '@wallabee/contract/forums/buzz';
import {
  listMutes,
  mutePlayer,
  muteThread,
  unmutePlayer,
  unmuteThread,
} from '@wallabee/contract/forums/mutes';
import { pagingOf } from '@wallabee/contract/protocol/paging-of';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import type { ForumServices } from '../visible-thread.ts';
import { countBuzzes, selectBuzzes } from './buzz.queries.ts';
import { buzz, takeBuzzBack, visiblePost } from './buzz.service.ts';
import { deleteMute } from './mutes.queries.ts';
import { mutePlayerFor, mutesOf, muteThreadFor } from './mutes.service.ts';
import { toMember } from './talking.views.ts';

const DONE = { success: true } as const;

export function talkingRoutes(services: ForumServices) {
  const { db } = services;
  return async (app: ApiApp) => {
    answer(app, giveBuzz, async ({ params }, { player }) => ({
      ...DONE,
      buzz_count: await buzz(services, player, params.postId),
    }));

    answer(app, takeBuzz, async ({ params }, { player }) => ({
      ...DONE,
      buzz_count: await takeBuzzBack(services, player, params.postId),
    }));

    answer(app, listBuzzes, async ({ params: { postId }, query: { page = 1 } }, { player, reads }) => {
      await visiblePost(reads, player, postId);
      const [rows, total] = await Promise.all([
        selectBuzzes(reads, { postId, page }).execute(),
        countBuzzes(reads, postId),
      ]);
      return {
        players: rows.map(toMember),
        paging: pagingOf(total, { number: page, size: BUZZES_PER_PAGE }),
      };
    });

    answer(app, listMutes, (_, { player, reads }) => mutesOf(reads, player));

    answer(app, muteThread, async ({ params }, { player }) => {
      await muteThreadFor(services, player, params.threadId);
      return DONE;
    });

    answer(app, unmuteThread, async ({ params }, { player }) => {
      await deleteMute(db, 'thread', { player: player.id, about: params.threadId });
      return DONE;
    });

    answer(app, mutePlayer, async ({ params }, { player }) => {
      await mutePlayerFor(services, player, params.playerId);
      return DONE;
    });

    answer(app, unmutePlayer, async ({ params }, { player }) => {
      await deleteMute(db, 'player', { player: player.id, about: params.playerId });
      return DONE;
    });
  };
}
