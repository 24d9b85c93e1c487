import {
  listApplicationKeys,
  makeApplicationKey,
  revokeApplicationKey,
} from '@wallabee/contract/keys/application-key';
import { KEY_LIMIT, KEY_USE_DAYS } from '@wallabee/contract/keys/key-rules';
import { readKeyUse } from '@wallabee/contract/keys/key-use';
import { dayOf } from '@wallabee/contract/protocol/day';
import type { Db } from '../../platform/db/db.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { found } from '../../platform/problems.ts';
import { findKey, listKeyDays, listKeys } from './keys.queries.ts';
import { endKey, makeKey } from './keys.service.ts';

export function keyRoutes({ db, now }: { db: Db; now: () => Date }) {
  return async (app: ApiApp) => {
    answer(app, listApplicationKeys, async (_, { player }) => ({
      keys: await listKeys(db, player.id, now()),
    }));

    answer(app, readKeyUse, async ({ params: { keyId } }, { player }) => {
      const key = found(await findKey(db, { playerId: player.id, keyId }), 'key');
      return {
        calls_per_second: KEY_LIMIT.perSecond,
        burst: KEY_LIMIT.burst,
        left: key.revoked_at ? null : app.callsLeft(keyId),
        days: await listKeyDays(db, { keyId, today: dayOf(now().getTime()), days: KEY_USE_DAYS }),
      };
    });

    answer(app, makeApplicationKey, ({ body: { name } }, { player }) =>
      makeKey(db, { playerId: player.id, name, now: now() }),
    );

    answer(app, revokeApplicationKey, async ({ params: { keyId } }, { player }) => {
      await endKey(db, { playerId: player.id, keyId, now: now() });
      return { success: true as const };
    });
  };
}
