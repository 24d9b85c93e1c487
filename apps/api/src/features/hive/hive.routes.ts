import { readHive } from '@wallabee/contract/hive/hive';
import { mayReadMessages } from '../../platform/http/calls/bearer.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { type HiveServices, showHive } from './hive.service.ts';

export function hiveRoutes(services: HiveServices) {
  return async (app: ApiApp) => {
    answer(app, readHive, async ({ query }, { player, reads, request }) => {
      const hive = await showHive(services, reads, { viewer: player.id, point: query });
      return mayReadMessages(request) ? hive : { ...hive, post: [], unread: 0 };
    });
  };
}
