import { redeemCode } from '@wallabee/contract/codes/code';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { refuseStrangers } from '../players/players.public.ts';
import { type CodeServices, redeem } from './codes.service.ts';

export function codeRoutes(services: CodeServices) {
  return async (app: ApiApp) => {
    answer(
      app,
      redeemCode,
      async ({ params }, { player, settle }) => {
        await refuseStrangers(services.db, player, params.player);
        return redeem(services, player.id, { code: params.code, settle });
      },
      { isSettledInTransaction: true },
    );
  };
}
