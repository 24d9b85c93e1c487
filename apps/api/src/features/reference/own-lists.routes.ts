import type { CallApi } from '@wallabee/contract/protocol/client';
import { readOwnLists } from '@wallabee/contract/reference/own-lists';
import { TOKEN_HEADER } from '../../platform/http/calls/authentication.ts';
import { prepareOnce } from '../../platform/http/calls/prepared-answer.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { collectOwnLists } from './own-lists.service.ts';

interface OwnListsOptions {
  callsOf: (token: string) => CallApi;
  now: () => Date;
}

export function ownListsRoutes({ callsOf, now }: OwnListsOptions) {
  return async (app: ApiApp) => {
    answer(app, readOwnLists, async (_, { player, request }) => {
      const callApi = callsOf(String(request.headers[TOKEN_HEADER]));
      const made_at = now().toISOString();
      // Prepared answers are compressed, and this one is large.
      return prepareOnce(readOwnLists, { made_at, answers: await collectOwnLists(callApi, player) });
    });
  };
}
