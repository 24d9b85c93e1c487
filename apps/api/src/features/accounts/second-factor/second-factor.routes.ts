import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '@wallabee/contract/accounts/second-factor';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import type { AccountServices } from '../account-services.ts';
import { getSecondFactor } from './second-factor.queries.ts';
import { beginSetUp, confirmSetUp, renewCodes, turnOff } from './second-factor.service.ts';

export function secondFactorRoutes(services: AccountServices) {
  return async (app: ApiApp) => {
    answer(app, readSecondFactor, (_, { player }) => getSecondFactor(services.db, player.id));

    answer(app, beginSecondFactor, ({ body }, { player }) => beginSetUp(services, player, body.password));

    answer(app, confirmSecondFactor, ({ body }, { player }) => confirmSetUp(services, player, body.code));

    answer(app, renewRecoveryCodes, ({ body }, { player }) => renewCodes(services, player, body));

    answer(app, turnOffSecondFactor, async ({ body }, { player }) => {
      await turnOff(services, player, body);
      return { success: true as const };
    });
  };
}
