import { canSee, isModerator } from '@wallabee/contract/forums/forum-rules';
import { readThreadState } from '@wallabee/contract/forums/thread-state';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import { notFound } from '../../../platform/problems.ts';
import type { ForumServices } from '../posting/posting.service.ts';
import { findThreadState } from './thread-state.queries.ts';
import { toThreadState } from './thread-state.views.ts';

export function readingRoutes({ db, now }: ForumServices) {
  return async (app: ApiApp) => {
    answer(app, readThreadState, async ({ params }, { player }) => {
      const time = now();
      const asked = { ...params, playerId: player.id, isModerator: isModerator(player), now: time };
      const row = await findThreadState(db, asked);
      if (!row || !canSee(row, player)) throw notFound('thread');
      return toThreadState(row, player, time);
    });
  };
}
