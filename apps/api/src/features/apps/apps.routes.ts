import { changeApp, listApps, makeApp, removeApp, revokeApp } from '@wallabee/contract/apps/app';
import { giveConsent, readConsent } from '@wallabee/contract/apps/consent';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { listAllowedApps, listMadeApps } from './apps.queries.ts';
import { dropApp, editApp, registerApp, withdrawPermission } from './apps.service.ts';
import { decideConsent, viewConsent } from './consent.service.ts';
import { deleteExpiredTokens } from './tokens.queries.ts';
import { tokenRoutes } from './tokens.routes.ts';

interface AppOptions {
  db: Db;
  siteUrl: string;
  now: () => Date;
}

export function appRoutes(options: AppOptions) {
  const { db, now } = options;
  const done = { success: true as const };

  return async (app: ApiApp) => {
    sweepTokens(app, options);
    tokenRoutes(app, options);

    answer(app, listApps, async (_, { player }) => {
      const [allowed, made] = await Promise.all([
        listAllowedApps(db, player.id),
        listMadeApps(db, player.id),
      ]);
      return { allowed, made };
    });

    answer(app, revokeApp, async ({ params: { grantId } }, { player }) => {
      await withdrawPermission(db, { playerId: player.id, grantId, now: now() });
      return done;
    });

    answer(app, makeApp, ({ body }, { player }) =>
      registerApp(db, { playerId: player.id, form: body, now: now() }),
    );

    answer(app, changeApp, ({ params: { client: clientId }, body }, { player }) =>
      editApp(db, { playerId: player.id, clientId, form: body }),
    );

    answer(app, removeApp, async ({ params: { client: clientId } }, { player }) => {
      await dropApp(db, { playerId: player.id, clientId, now: now() });
      return done;
    });

    answer(app, readConsent, ({ query }, { player }) => viewConsent(options, query, player.id));
    answer(app, giveConsent, ({ body }, { player }) => decideConsent(options, body, player.id));
  };
}

function sweepTokens(app: FastifyInstance, { db, now }: AppOptions) {
  const timer = setInterval(() => {
    deleteExpiredTokens(db, now()).catch((failure) =>
      app.log.warn({ err: failure }, 'expired tokens of apps not deleted'),
    );
  }, SWEEPING_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

const SWEEPING_MS = 3_600_000;
