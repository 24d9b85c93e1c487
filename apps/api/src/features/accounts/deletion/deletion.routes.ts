import { askForDeletion } from '@wallabee/contract/accounts/deletion';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import type { AccountServices } from '../account-services.ts';
import { closeOwnAccount, finishDeletions } from './deletion.service.ts';

export function deletionRoutes(services: AccountServices) {
  return async (app: ApiApp) => {
    answer(app, askForDeletion, ({ body }, { player }) => closeOwnAccount(services, player, body));

    const looking = setInterval(() => {
      finishDeletions(services).catch((failure) =>
        app.log.warn({ err: failure }, 'accounts that are due not deleted'),
      );
    }, LOOK_EVERY_MS).unref();
    app.addHook('onClose', async () => clearInterval(looking));
  };
}

const LOOK_EVERY_MS = 60_000;
