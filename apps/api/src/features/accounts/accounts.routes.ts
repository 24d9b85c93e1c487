import { type LoggedIn, logIn, logOut, register } from '@wallabee/contract/accounts/account';
import type { FastifyRequest } from 'fastify';
import { TOKEN_HEADER } from '../../platform/http/calls/authentication.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { type AccountOptions, createAccountServices } from './account-services.ts';
import { deleteSession } from './accounts.queries.ts';
import { type Client, logPlayerIn, registerPlayer } from './accounts.service.ts';
import { archiveRoutes } from './archive/archive.routes.ts';
import { deletionRoutes } from './deletion/deletion.routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { ownSessionRoutes } from './sessions/own-sessions.routes.ts';
import { pageSessionRoutes } from './sessions/page-sessions.routes.ts';

export function accountRoutes(options: AccountOptions) {
  const services = createAccountServices(options);

  return async (app: ApiApp) => {
    const sweeping = setInterval(() => {
      services.queue
        .sweep()
        .catch((failure) => app.log.warn({ err: failure }, 'old login queues not deleted'));
    }, SWEEPING_MS).unref();
    app.addHook('onClose', async () => {
      clearInterval(sweeping);
      await services.passwords.close();
    });

    await app.register(pageSessionRoutes(services));
    await app.register(ownSessionRoutes(services));
    await app.register(secondFactorRoutes(services));
    await app.register(archiveRoutes(services));
    await app.register(deletionRoutes(services));

    answer(app, logIn, async ({ body }, { request }) =>
      recorded(await logPlayerIn(services, body, clientOf(request))),
    );

    answer(app, register, async ({ body }, { request }) =>
      recorded(await registerPlayer(services, body, clientOf(request))),
    );

    /** These calls are made without a player, so the route does not record their writes. */
    async function recorded(loggedIn: LoggedIn): Promise<LoggedIn> {
      await app.recordWrite(loggedIn.user_id);
      return loggedIn;
    }

    answer(app, logOut, async (_, { request }) => {
      await deleteSession(services.db, String(request.headers[TOKEN_HEADER]));
      return { success: true as const };
    });
  };
}

function clientOf(request: FastifyRequest): Client {
  return { network: networkOf(request.ip), userAgent: request.headers['user-agent'] };
}

const SWEEPING_MS = 5 * 60_000;
