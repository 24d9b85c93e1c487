import { readStatus, type Status } from '@wallabee/contract/status/status';
import { createCache } from '../../platform/cache/cache.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { createStatusReader, type StatusOptions } from './status.service.ts';

interface RouteOptions extends StatusOptions {
  clock?: (() => number) | undefined;
}

export function statusRoutes({ clock, ...options }: RouteOptions) {
  const read = createStatusReader(options);
  const answers = createCache<Status>({ name: 'status', maxEntries: 1, ttlMs: 5_000, clock });

  return async (app: ApiApp) => {
    answer(app, readStatus, (_, { reply }) => {
      reply.header('cache-control', 'no-store');
      return answers.getOrLoad('status', read);
    });
  };
}
