import { readJourney } from '@wallabee/contract/items/journey';
import type { JourneyMap } from '@wallabee/contract/items/journey-map';
import { createCache } from '../../../platform/cache/cache.ts';
import { type PreparedAnswer, prepare } from '../../../platform/http/calls/prepared-answer.ts';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import { sizeOfContent } from '../../../platform/http/content/content-size.ts';
import type { Notifications } from '../../../platform/realtime/notifications.ts';
import type { CatalogueHolder } from '../../catalogue/catalogue.public.ts';
import { findNewestShown } from '../history/shown-history.ts';
import { loadJourney } from './journey.service.ts';
import { toJourney } from './journey.views.ts';

interface JourneyOptions {
  catalogue: CatalogueHolder;
  apiUrl: string;
  notifications: Pick<Notifications, 'on'>;
  now: () => Date;
  clock?: (() => number) | undefined;
}

export function journeyRoutes({ catalogue, apiUrl, notifications, now, clock }: JourneyOptions) {
  // The key contains the newest event, so a new event needs no invalidation; the TTL covers new names of places.
  const journeys = createCache<PreparedAnswer<typeof readJourney>>({
    name: 'item-journeys',
    maxBytes: 16 * 1024 ** 2,
    ttlMs: 10_000,
    invalidatedBy: 'player_changed',
    isInvalidatedAsWhole: true,
    sizeOf: sizeOfContent,
    notifications,
    clock,
  });
  const maps = createCache<JourneyMap>({
    name: 'journey-maps',
    maxBytes: 16 * 1024 ** 2,
    sizeOf: (map, key) => key.length + JSON.stringify(map).length,
  });

  return async (app: ApiApp) => {
    const onFailedMap = (error: unknown) =>
      app.log.error({ err: error }, 'a map of a journey could not be drawn');
    answer(app, readJourney, async ({ params: { itemId } }, { reads }) => {
      const newest = await findNewestShown(reads, itemId, catalogue.current());
      return journeys.getOrRead(reads, `${itemId}/${newest}`, async (db) => {
        const loaded = await loadJourney(db, { itemId, newest }, { now: now(), maps, onFailedMap });
        return prepare(readJourney, toJourney(loaded, { itemId, catalogue: catalogue.current(), apiUrl }));
      });
    });
  };
}
