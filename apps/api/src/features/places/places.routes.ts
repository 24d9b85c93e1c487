import {
  listNearestPlaces,
  listPlaceItems,
  listPlaceVisitors,
  readPlace,
} from '@wallabee/contract/places/place';
import type { PlaceId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { found, notFound } from '../../platform/problems.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { findPlace, listDroppedItems, listVisitors, placeExists } from './places.queries.ts';
import { findNearestPlaces } from './places.service.ts';
import { toPlace, toPlaceItem, toPlaceSummary, toVisitor } from './places.views.ts';

interface PlaceOptions {
  catalogue: CatalogueHolder;
  apiUrl: string;
}

export function placeRoutes({ catalogue, apiUrl }: PlaceOptions) {
  const context = () => ({ catalogue: catalogue.current(), apiUrl });

  return async (app: ApiApp) => {
    answer(app, listNearestPlaces, async ({ query }, { reads }) => {
      const nearest = await findNearestPlaces(reads, query);
      return {
        places: nearest.map((place) => ({
          ...toPlaceSummary(place, context()),
          distance: Math.round(place.distance),
        })),
      };
    });

    answer(app, readPlace, async ({ params }, { reads }) =>
      toPlace(found(await findPlace(reads, params.placeId), 'place'), context()),
    );

    answer(app, listPlaceVisitors, async ({ params }, { reads }) => {
      const visitors = await listVisitors(reads, params.placeId);
      if (visitors.length === 0) await refuseUnknown(reads, params.placeId);
      return { people: visitors.map((visitor) => toVisitor(visitor, apiUrl)) };
    });

    answer(app, listPlaceItems, async ({ params }, { reads }) => {
      const items = await listDroppedItems(reads, params.placeId);
      if (items.length === 0) await refuseUnknown(reads, params.placeId);
      return { items: items.flatMap((item) => toPlaceItem(item, context())) };
    });
  };
}

async function refuseUnknown(db: Db, placeId: PlaceId) {
  if (!(await placeExists(db, placeId))) throw notFound('place');
}
