import { openPageSession } from '@wallabee/contract/accounts/page-session';
import type { Db } from '../../../platform/db/db.ts';
import { TOKEN_HEADER } from '../../../platform/http/calls/authentication.ts';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import { pageCredentialOf, updatePageDigest } from '../../../platform/sessions/page-sessions.queries.ts';

export function pageSessionRoutes({ db }: { db: Db }) {
  return async (app: ApiApp) => {
    answer(app, openPageSession, async (_, { request }) => {
      const token = String(request.headers[TOKEN_HEADER]);
      await updatePageDigest(db, token);
      return { page_session: pageCredentialOf(token) };
    });
  };
}
