import { editPost, readPostSource, readPostVersions, withdrawPost } from '@wallabee/contract/forums/editing';
import { type ApiApp, answer } from '../../../../platform/http/calls/route.ts';
import type { ForumServices } from '../../visible-thread.ts';
import { editPostFor, readSource, readVersions, withdrawPostFor } from './editing.service.ts';

const DONE = { success: true } as const;

export function editingRoutes(services: ForumServices) {
  return async (app: ApiApp) => {
    answer(app, editPost, async ({ params, body }, { player }) => {
      await editPostFor(services, player.id, { ...params, ...body });
      return DONE;
    });

    answer(app, withdrawPost, async ({ params }, { player }) => {
      await withdrawPostFor(services, player.id, params.postId);
      return DONE;
    });

    answer(app, readPostVersions, async ({ params }, { player, reads }) =>
      readVersions(reads, player, params.postId),
    );

    answer(app, readPostSource, async ({ params }, { player, reads }) =>
      readSource(reads, player, params.postId),
    );
  };
}
