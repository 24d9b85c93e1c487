import { logIn, logOut, register } from '@wallabee/contract/accounts/account';
import type { Db } from '../../platform/db/db.ts';
import { type ApiApp, answer } from '../../platform/http/route.ts';
import type { Tallies } from '../../platform/limits/tallies.ts';
import { deleteSession } from './accounts.queries.ts';
import { logPlayerIn, registerPlayer } from './accounts.service.ts';
import { pageSessionRoutes } from './page-sessions.routes.ts';
import { createPasswords } from './passwords.ts';
import { createPatience } from './patience.ts';

interface AccountOptions {
  db: Db;
  tallies: Tallies;
  now: () => Date;
}

export function accountRoutes({ db, tallies, now }: AccountOptions) {
  const services = { db, now, passwords: createPasswords(), patience: createPatience(tallies) };

  return async (app: ApiApp) => {
    await app.register(pageSessionRoutes({ db }));

    answer(app, logIn, ({ body }) => logPlayerIn(services, body));

    answer(app, register, ({ body }) => registerPlayer(services, body));

    answer(app, logOut, async (_, { request }) => {
      await deleteSession(db, String(request.headers['x-user-token']));
      return { success: true as const };
    });
  };
}
