import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { WatchedRenderer } from './features/art/render/watch-renderer.ts';
import type { Recorder } from './features/status/recorder.ts';
import { statusRoutes } from './features/status/status.routes.ts';
import { writeMinutesRegularly } from './features/status/write-minutes.ts';
import type { Db } from './platform/db/db.ts';
import type { Reads } from './platform/db/replica/reads.ts';
import type { Notifications } from './platform/realtime/notifications.ts';

interface StatusParts {
  config: Pick<Config, 'LIVE' | 'LIVE_PACE'>;
  db: Db;
  reads: Reads;
  notifications: Pick<Notifications, 'isListening'>;
  renderer: WatchedRenderer;
  recorder: Recorder;
  now: () => Date;
  clock?: (() => number) | undefined;
}

export async function addStatus(app: FastifyInstance, api: FastifyInstance, parts: StatusParts) {
  const { config, db, reads, notifications, renderer, recorder, now, clock } = parts;
  const live = config.LIVE ? { maxSilenceMs: maxSilenceOf(config.LIVE_PACE) } : null;
  const readOwnFacts = () => ({
    isOverloaded: app.isOverloaded(),
    replica: reads.replicaState(),
    isListening: notifications.isListening(),
    live,
    pictures: renderer.state(),
  });
  await api.register(statusRoutes({ db, recorder, readOwnFacts, now, clock }));
  writeMinutesRegularly(api, db, recorder);
}

/** The time of twenty expected actions, but at least ten minutes. */
function maxSilenceOf(actionsPerMinute: number): number {
  return 60_000 * Math.max(10, 20 / actionsPerMinute);
}
