import { performAction } from '@wallabee/contract/actions/action';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { type ActionServices, act } from './actions.service.ts';

export function actionRoutes(services: ActionServices) {
  return async (app: ApiApp) => {
    answer(
      app,
      performAction,
      ({ body }, { player, storeResponse }) => act(services, player.id, { asked: body, storeResponse }),
      { isStoredInTransaction: true },
    );
  };
}
