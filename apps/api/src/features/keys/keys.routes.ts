import {
  listApplicationKeys,
  makeApplicationKey,
  revokeApplicationKey,
} from '@wallabee/contract/keys/application-key';
import type { Db } from '../../platform/db/db.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { listKeys } from './keys.queries.ts';
import { endKey, makeKey } from './keys.service.ts';

export function keyRoutes({ db, now }: { db: Db; now: () => Date }) {
  return async (app: ApiApp) => {
    answer(app, listApplicationKeys, async (_, { player }) => ({
      keys: await listKeys(db, player.id, now()),
    }));

    answer(app, makeApplicationKey, ({ body: { name } }, { player }) =>
      makeKey(db, { playerId: player.id, name, now: now() }),
    );

    answer(app, revokeApplicationKey, async ({ params: { keyId } }, { player }) => {
      await endKey(db, { playerId: player.id, keyId, now: now() });
      return { success: true as const };
    });
  };
}
