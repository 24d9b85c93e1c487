import {
  changeForumsRight,
  readModerationLog,
  removePost,
  reopenThread,
} from '@wallabee/contract/forums/moderation';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import type { ForumServices } from '../posting/posting.service.ts';
import { changeRight, readLog, removePostFor, reopenThreadFor } from './moderation.service.ts';

const DONE = { success: true } as const;

export function moderationRoutes(services: ForumServices) {
  return async (app: ApiApp) => {
    answer(app, reopenThread, async ({ params, body }, { player }) => {
      await reopenThreadFor(services, player, { ...params, ...body });
      return DONE;
    });

    answer(app, removePost, async ({ params, body }, { player }) => {
      await removePostFor(services, player, { ...params, ...body });
      return DONE;
    });

    answer(app, changeForumsRight, async ({ params, body }, { player }) => {
      const { has_forums_right: hasRight, reason } = body;
      await changeRight(services, player, { ...params, hasRight, reason });
      return DONE;
    });

    answer(app, readModerationLog, ({ query }, { player }) => readLog(services, player, query.before));
  };
}
