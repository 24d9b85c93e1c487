import { endOtherSessions, endOwnSession, listOwnSessions } from '@wallabee/contract/accounts/session';
import type { FastifyRequest } from 'fastify';
import { TOKEN_HEADER } from '../../../platform/http/calls/authentication.ts';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import { notFound } from '../../../platform/problems.ts';
import type { AccountServices } from '../account-services.ts';
import { deleteOtherSessions, deleteOwnSession, listSessions } from './own-sessions.queries.ts';

export function ownSessionRoutes({ db, now }: AccountServices) {
  return async (app: ApiApp) => {
    answer(app, listOwnSessions, async (_, { player, request }) => {
      const owner = { playerId: player.id, token: tokenOf(request) };
      return { sessions: await listSessions(db, { ...owner, now: now() }) };
    });

    answer(app, endOwnSession, async ({ params }, { player }) => {
      const hasEnded = await deleteOwnSession(db, { playerId: player.id, sessionId: params.sessionId });
      if (!hasEnded) throw notFound('login');
      return { success: true as const };
    });

    answer(app, endOtherSessions, async (_, { player, request }) => ({
      ended: await deleteOtherSessions(db, { playerId: player.id, token: tokenOf(request) }),
    }));
  };
}

function tokenOf(request: FastifyRequest): string {
  return String(request.headers[TOKEN_HEADER]);
}
