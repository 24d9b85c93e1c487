import { addThread, closeThread, replyToThread } from '@wallabee/contract/forums/posting';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import { type ForumServices, pageOf } from '../visible-thread.ts';
import { closeThreadFor, reply, startThread } from './posting.service.ts';

const DONE = { success: true } as const;

export function postingRoutes(services: ForumServices) {
  return async (app: ApiApp) => {
    answer(app, addThread, async ({ params, body }, { player }) => {
      const { thread_id } = await startThread(services, player.id, { ...params, ...body });
      return { ...DONE, post_id: thread_id };
    });

    answer(app, replyToThread, async ({ params, body }, { player }) => {
      const { quote_comment_id: quotedId, ...words } = body;
      const { post_id, position } = await reply(services, player.id, { ...params, ...words, quotedId });
      return { ...DONE, post_id, page: pageOf(position) };
    });

    answer(app, closeThread, async ({ params }, { player }) => {
      await closeThreadFor(services, player.id, params.threadId);
      return DONE;
    });
  };
}
