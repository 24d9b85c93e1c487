import type { FastifyInstance } from 'fastify';
import type { CatalogueHolder } from './features/catalogue/catalogue.public.ts';
import { chartRoutes } from './features/items/charts/charts.routes.ts';
import type { IssuedNumbers } from './features/items/items.public.ts';
import { itemRoutes } from './features/items/items.routes.ts';
import { journeyRoutes } from './features/items/journey/journey.routes.ts';
import { locationRoutes } from './features/items/locations/locations.routes.ts';
import { movementRoutes } from './features/items/movements/movements.routes.ts';
import { storeRoutes } from './features/items/stores/stores.routes.ts';
import { itemTypeRoutes } from './features/items/types/item-types.routes.ts';
import { referenceListRoutes } from './features/items/types/reference-lists.routes.ts';
import { provenanceRoutes } from './features/provenance/provenance.routes.ts';
import { raceRoutes } from './features/sets/race.routes.ts';
import { setListRoutes } from './features/sets/set-lists.routes.ts';
import { setRoutes } from './features/sets/sets.routes.ts';
import type { Notifications } from './platform/realtime/notifications.ts';

interface CollectionParts {
  catalogue: CatalogueHolder;
  numbers: IssuedNumbers;
  notifications: Pick<Notifications, 'on'>;
  apiUrl: string;
  now: () => Date;
  clock: (() => number) | undefined;
}

/** What can be collected: sets, item types and numbered items, now and in the past. */
export async function addCollection(
  api: FastifyInstance,
  { catalogue, numbers, notifications, apiUrl, now, clock }: CollectionParts,
) {
  await api.register(setRoutes({ notifications, catalogue, apiUrl, now }));
  await api.register(raceRoutes({ catalogue, notifications, apiUrl, now, clock }));
  await api.register(setListRoutes({ catalogue, apiUrl, now }));
  await api.register(itemTypeRoutes({ catalogue, numbers, apiUrl, now }));
  await api.register(itemRoutes({ catalogue, numbers, apiUrl, notifications, now, clock }));
  await api.register(chartRoutes({ catalogue, now, clock }));
  await api.register(journeyRoutes({ catalogue, apiUrl, notifications, now, clock }));
  await api.register(movementRoutes({ catalogue, apiUrl }));
  await api.register(storeRoutes({ catalogue, apiUrl }));
  await api.register(locationRoutes({ catalogue, apiUrl }));
  await api.register(provenanceRoutes({ catalogue, now, clock }));
  await api.register(referenceListRoutes({ catalogue }));
}
