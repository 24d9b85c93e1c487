import { logIn, logOut, register } from '@wallabee/contract/accounts/account';
import type { Db } from '../../platform/db/db.ts';
import { type ApiApp, answer } from '../../platform/http/route.ts';
import { deleteSession } from './accounts.queries.ts';
import { logPlayerIn, registerPlayer } from './accounts.service.ts';
import { createPasswords } from './passwords.ts';
import { createPatience } from './patience.ts';

export function accountRoutes({ db, now }: { db: Db; now: () => Date }) {
  const services = { db, now, passwords: createPasswords(), patience: createPatience({ now }) };

  return async (app: ApiApp) => {
    answer(app, logIn, ({ body }) => logPlayerIn(services, body));

    answer(app, register, ({ body }) => registerPlayer(services, body));

    answer(app, logOut, async (_, { request }) => {
      await deleteSession(db, String(request.headers['x-user-token']));
      return { success: true as const };
    });
  };
}
