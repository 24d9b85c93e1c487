import { addThread, closeThread, replyToThread } from '@wallabee/contract/forums/posting';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import { type ForumServices, pageOf } from '../visible-thread.ts';
import { closeThreadFor, reply, startThread, type Written } from './posting.service.ts';

const DONE = { success: true } as const;
const IN_TRANSACTION = { isStoredInTransaction: true };

export function postingRoutes(services: ForumServices) {
  return async (app: ApiApp) => {
    answer(
      app,
      addThread,
      async ({ params, body }, { player, storeResponse }) => {
        const started = await startThread(services, player.id, {
          ...params,
          ...body,
          onWritten: (trx, written) => storeResponse(trx, startedAs(written)),
        });
        return startedAs(started);
      },
      IN_TRANSACTION,
    );

    answer(
      app,
      replyToThread,
      async ({ params, body }, { player, storeResponse }) => {
        const { quote_comment_id: quotedId, ...words } = body;
        const replied = await reply(services, player.id, {
          ...params,
          ...words,
          quotedId,
          onWritten: (trx, written) => storeResponse(trx, repliedAs(written)),
        });
        return repliedAs(replied);
      },
      IN_TRANSACTION,
    );

    answer(app, closeThread, async ({ params }, { player }) => {
      await closeThreadFor(services, player.id, params.threadId);
      return DONE;
    });
  };
}

function startedAs({ thread_id }: Pick<Written, 'thread_id'>) {
  return { ...DONE, post_id: thread_id };
}

function repliedAs({ post_id, position }: Pick<Written, 'post_id' | 'position'>) {
  return { ...DONE, post_id, page: pageOf(position) };
}
