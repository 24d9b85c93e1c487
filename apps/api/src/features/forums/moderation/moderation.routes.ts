import { appealAct, decideAppeal, listAppeals, readOwnAct } from '@wallabee/contract/forums/appeals';
import {
  changeForumsRight,
  readModerationLog,
  removePost,
  reopenThread,
  undoModeration,
} from '@wallabee/contract/forums/moderation';
import { dismissReports, listReports, reportPost } from '@wallabee/contract/forums/reports';
import { mergeThread, moveThread, pinThread, slowThread } from '@wallabee/contract/forums/thread-orders';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import type { ForumServices } from '../visible-thread.ts';
import { appeal, decide, listWaiting, readOwn } from './appeals.service.ts';
import { changeRight, readLog, removePostFor, reopenThreadFor } from './moderation.service.ts';
import { dismissReportsOf, readQueue, reportPostFor } from './reports.service.ts';
import { mergeThreadFor, moveThreadFor, pinThreadFor, slowThreadFor } from './thread-orders.service.ts';
import { undoEntry } from './undo.service.ts';

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
      const { has_forums_right: hasRight, post_id: postId, ...why } = body;
      await changeRight(services, player, { ...params, hasRight, postId, ...why });
      return DONE;
    });

    answer(app, readModerationLog, ({ query }, { player }) => readLog(services, player, query.before));

    answer(app, undoModeration, async ({ params, body }, { player }) => {
      await undoEntry(services, player, { ...params, ...body });
      return DONE;
    });
  };
}

export function reportRoutes(services: ForumServices) {
  return async (app: ApiApp) => {
    answer(app, reportPost, async ({ params, body }, { player }) => {
      await reportPostFor(services, player, { ...params, ...body });
      return DONE;
    });

    answer(app, listReports, (_, { player }) => readQueue(services, player));

    answer(app, dismissReports, async ({ params, body }, { player }) => {
      await dismissReportsOf(services, player, { ...params, ...body });
      return DONE;
    });

    answer(app, readOwnAct, ({ params }, { player }) => readOwn(services, player, params.entryId));

    answer(app, appealAct, async ({ params, body }, { player }) => {
      await appeal(services, player, { ...params, ...body });
      return DONE;
    });

    answer(app, listAppeals, async (_, { player }) => ({ appeals: await listWaiting(services, player) }));

    answer(app, decideAppeal, async ({ params, body }, { player }) => {
      const { is_upheld: isUpheld, answer: words } = body;
      await decide(services, player, { ...params, isUpheld, answer: words });
      return DONE;
    });
  };
}

export function threadOrderRoutes(services: ForumServices) {
  return async (app: ApiApp) => {
    answer(app, pinThread, async ({ params, body }, { player }) => {
      const { is_pinned: isPinned, ...why } = body;
      await pinThreadFor(services, player, { ...params, ...why, isPinned });
      return DONE;
    });

    answer(app, slowThread, async ({ params, body }, { player }) => {
      await slowThreadFor(services, player, { ...params, ...body });
      return DONE;
    });

    answer(app, moveThread, async ({ params, body }, { player }) => {
      const { forum_id: forumId, ...why } = body;
      await moveThreadFor(services, player, { ...params, ...why, forumId });
      return DONE;
    });

    answer(app, mergeThread, async ({ params, body }, { player }) => {
      const { into_id: intoId, ...why } = body;
      await mergeThreadFor(services, player, { ...params, ...why, intoId });
      return DONE;
    });
  };
}
