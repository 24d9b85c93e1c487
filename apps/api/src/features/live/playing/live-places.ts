import { createPlaces, type Places } from '@wallabee/simulated-players/minds/places-map';
import { createCache } from '../../../platform/cache/cache.ts';
import type { Db } from '../../../platform/db/db.ts';
import { type LivePlace, listPlaces } from './places.queries.ts';

export type LivePlaces = () => Promise<Places<LivePlace>>;

export function createLivePlaces(db: Db, now: () => Date): LivePlaces {
  const cache = createCache<Places<LivePlace>>({
    name: 'live-places',
    maxEntries: 1,
    ttlMs: 60_000,
    clock: () => now().getTime(),
  });
  return async () =>
    cache.getOrLoad('', async () => {
      const places = createPlaces<LivePlace>();
      for (const place of await listPlaces(db)) places.add(place);
      return places;
    });
}
