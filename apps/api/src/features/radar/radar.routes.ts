import { readRadar } from '@wallabee/contract/radar/radar';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import type { Radar } from './radar.service.ts';

export function radarRoutes(radar: Radar) {
  return async (app: ApiApp) => {
    answer(app, readRadar, ({ query }, { reads, player }) => radar.look(reads, query, player));
  };
}
