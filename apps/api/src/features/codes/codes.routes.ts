import { redeemCode } from '@wallabee/contract/codes/code';
import type { Db } from '../../platform/db/db.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { refuseStrangers } from '../players/players.public.ts';
import { type CodeServices, limitWrongCodes, redeem } from './codes.service.ts';

type CodeRouteOptions = Omit<CodeServices, 'wrongCodes'> & { db: Db };

export function codeRoutes({ db, catalogue, perform }: CodeRouteOptions) {
  const services = { catalogue, perform, wrongCodes: limitWrongCodes(db) };

  return async (app: ApiApp) => {
    answer(
      app,
      redeemCode,
      async ({ params }, { player, storeResponse }) => {
        await refuseStrangers(db, player, params.player);
        return redeem(services, player.id, { code: params.code, storeResponse });
      },
      { isStoredInTransaction: true },
    );
  };
}
