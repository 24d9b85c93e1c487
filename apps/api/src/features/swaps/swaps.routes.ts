import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { pagingOf } from '@wallabee/contract/protocol/paging-of';
import { changeOwnSwaps, listProposals, readOwnSwaps } from '@wallabee/contract/swaps/own-swaps';
import { readPlayerSwaps } from '@wallabee/contract/swaps/player-swaps';
import * as swap from '@wallabee/contract/swaps/swap';
import { PROPOSALS_PER_PAGE } from '@wallabee/contract/swaps/swap-limits';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { namedPlayer } from '../players/players.public.ts';
import { changeOwnSwaps as change } from './own/change-own-swaps.ts';
import { readOwnSwaps as readOwn } from './own/own-swaps.ts';
import { readPlayerSwaps as readOthers } from './player-swaps.ts';
import { agreeToSwap, declineSwap, withdrawSwap } from './proposals/answer-swap.ts';
import { expireRegularly } from './proposals/expire-swaps.ts';
import { proposeSwap } from './proposals/propose-swap.ts';
import { readSwap, showSwapsById } from './proposals/read-swaps.ts';
import { countSwaps, listSwapIds } from './proposals/swap-rows.queries.ts';
import { markSwapSeen, remindMembers, sendSwapMessage } from './proposals/swap-talk.ts';
import { swapRefused } from './refusals.ts';
import type { SwapServices } from './swap-services.ts';

const IN_TRANSACTION = { isStoredInTransaction: true };

export function swapRoutes(services: SwapServices) {
  return async (app: ApiApp) => {
    expireRegularly(app, services);
    // The first visitor must not wait until all offers are read.
    app.addHook('onListen', async () => void services.market.current().catch(() => {}));
    ownRoutes(app, services);
    proposalRoutes(app, services);

    answer(app, readPlayerSwaps, async ({ params, query }, { player, reads }) => {
      const id = await namedPlayer(reads, params.player);
      return readOthers(services, reads, { player: id, viewer: player?.id, page: query.page });
    });
  };
}

function ownRoutes(app: ApiApp, services: SwapServices) {
  answer(app, readOwnSwaps, ({ query }, { player, reads }) =>
    readOwn(services, reads, { viewer: player.id, asked: query }),
  );

  const readChanged = (viewer: PlayerId) => readOwn(services, services.db, { viewer, asked: FIRST_PAGES });
  answer(
    app,
    changeOwnSwaps,
    async ({ body }, { player, storeResponse }) => {
      await change(services, { player: player.id, changes: body, storeResponse });
      await app.caughtUp();
      return readChanged(player.id);
    },
    // The answer is large, and a later one says more.
    { isStoredInTransaction: true, replay: (_, { player }) => readChanged(player.id) },
  );

  answer(app, listProposals, async ({ query: { state, page } }, { player, reads }) => {
    const ids = await listSwapIds(reads, { player: player.id, state, page });
    return {
      results: await showSwapsById(services, reads, { ids, viewer: player.id }),
      paging: pagingOf(await countSwaps(reads, player.id, state), { number: page, size: PROPOSALS_PER_PAGE }),
    };
  });
}

const FIRST_PAGES = { who: 'all', page: 1, offers: 'offered', offers_page: 1 } as const;

function proposalRoutes(app: ApiApp, services: SwapServices) {
  answer(
    app,
    swap.proposeSwap,
    ({ body }, { player, storeResponse }) =>
      proposeSwap(services, {
        proposer: player.id,
        members: body.members,
        insteadOf: body.instead_of,
        storeResponse,
      }),
    IN_TRANSACTION,
  );

  answer(app, swap.readSwap, ({ params }, { player, reads }) =>
    readSwap(services, reads, { id: params.swapId, viewer: player.id }),
  );

  const answers = [
    [swap.agreeToSwap, agreeToSwap],
    [swap.declineSwap, declineSwap],
    [swap.withdrawSwap, withdrawSwap],
    [swap.remindSwap, remindMembers],
  ] as const;
  for (const [endpoint, run] of answers)
    answer(
      app,
      endpoint,
      ({ params }, { player, storeResponse }) =>
        run(services, { id: params.swapId, player: player.id, storeResponse }),
      IN_TRANSACTION,
    );

  answer(app, swap.markSwapSeen, async ({ params }, { player }) => {
    await markSwapSeen(services, params.swapId, player.id);
    return { success: true as const };
  });

  answer(
    app,
    swap.sendSwapMessage,
    ({ params, body }, { player, storeResponse }) => {
      if (!player.has_forums_right) throw swapRefused('muted');
      return sendSwapMessage(services, {
        id: params.swapId,
        sender: player.id,
        text: body.text,
        storeResponse,
      });
    },
    IN_TRANSACTION,
  );
}
