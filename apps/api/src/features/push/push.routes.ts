import { addDevice, removeDevice } from '@wallabee/contract/bell/push';
import type { Db } from '../../platform/db/db.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { deviceName } from '../../platform/sessions/device-name.ts';
import { add, remove } from './devices.service.ts';

export function pushRoutes({ db, now }: { db: Db; now: () => Date }) {
  return async (app: ApiApp) => {
    answer(app, addDevice, ({ body }, { player, request }) =>
      add(db, {
        player: player.id,
        name: deviceName(request.headers['user-agent']),
        subscription: body,
        now: now(),
      }),
    );

    answer(app, removeDevice, async ({ params }, { player }) => {
      await remove(db, player.id, params.deviceId);
      return { success: true as const };
    });
  };
}
