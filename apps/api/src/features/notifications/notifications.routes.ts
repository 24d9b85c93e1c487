import type { BellKind } from '@wallabee/contract/bell/bell-kinds';
import { changeBellSettings, readBellSettings } from '@wallabee/contract/bell/bell-settings';
import * as bell from '@wallabee/contract/bell/notification';
import { kindsIn } from '@wallabee/contract/protocol/kinds-in-address';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { markRead, markSeen } from './notifications.queries.ts';
import { type BellServices, readNotifications } from './notifications.service.ts';
import { changeSettings, readSettings, type SettingsServices } from './settings.service.ts';

export function notificationRoutes(services: BellServices & SettingsServices) {
  const { db, now } = services;
  return async (app: ApiApp) => {
    answer(app, bell.listNotifications, ({ query: { kinds, ...query } }, { player, reads }) =>
      readNotifications(services, reads, {
        ...query,
        kinds: kinds === undefined ? undefined : kindsIn<BellKind>(kinds),
        player: player.id,
      }),
    );

    answer(app, bell.markRead, async ({ body }, { player }) => {
      await markRead(db, player.id, body, now());
      return { success: true as const };
    });

    answer(app, bell.markSeen, async ({ body }, { player }) => {
      await markSeen(db, player.id, body.up_to);
      return { success: true as const };
    });

    answer(app, readBellSettings, (_, { player, reads }) => readSettings(services, reads, player.id));

    answer(app, changeBellSettings, async ({ body }, { player }) => {
      await changeSettings(services, player.id, body);
      return readSettings(services, db, player.id);
    });
  };
}
