import { readHive } from '@wallabee/contract/hive/hive';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { type HiveServices, showHive } from './hive.service.ts';

export function hiveRoutes(services: HiveServices) {
  return async (app: ApiApp) => {
    answer(app, readHive, ({ query }, { player, reads }) =>
      showHive(services, reads, { viewer: player.id, point: query }),
    );
  };
}
