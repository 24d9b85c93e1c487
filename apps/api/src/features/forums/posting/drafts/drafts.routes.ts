import { discardDraft, listDrafts, readDraft, saveDraft } from '@wallabee/contract/forums/drafts';
import { type ApiApp, answer } from '../../../../platform/http/calls/route.ts';
import type { ForumServices } from '../../visible-thread.ts';
import { deleteDraft } from './drafts.queries.ts';
import { listDraftsFor, readDraftFor, saveDraftFor } from './drafts.service.ts';

export function draftRoutes(services: ForumServices) {
  const { db } = services;
  return async (app: ApiApp) => {
    answer(app, saveDraft, async ({ params, body }, { player }) =>
      saveDraftFor(services, player.id, { ...params, ...body }),
    );

    answer(app, readDraft, async ({ params }, { player, reads }) =>
      readDraftFor(reads, player, params.place),
    );

    answer(app, discardDraft, async ({ params }, { player }) => {
      await deleteDraft(db, player.id, params.place);
      return { success: true } as const;
    });

    answer(app, listDrafts, async (_, { player, reads }) => listDraftsFor(reads, player));
  };
}
