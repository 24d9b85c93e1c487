import {
  CATEGORY_PLACES_PAGE_SIZE,
  ITEMS_OF_LISTED_PLACE,
  listCategoryPlaces,
  listNearestPlaces,
  listPlaceItems,
  listPlaceVisitors,
  readPlace,
} from '@wallabee/contract/places/place';
import type { PlaceId } from '@wallabee/contract/protocol/ids';
import { pagingOf } from '@wallabee/contract/protocol/paging-of';
import type { Db } from '../../platform/db/db.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { found, notFound } from '../../platform/problems.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { listDroppedItems, listLatestDrops } from './drops.queries.ts';
import {
  countPlacesOfCategory,
  findPlace,
  listPlacesOfCategory,
  listVisitors,
  placeExists,
} from './places.queries.ts';
import { findNearestPlaces } from './places.service.ts';
import { toCategoryPlace, toPlace, toPlaceItem, toPlaceSummary, toVisitor } from './places.views.ts';

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

    answer(app, listCategoryPlaces, async ({ params: { categoryId }, query: { page } }, { reads }) => {
      found(catalogue.current().categories.get(categoryId), 'category');
      const [places, total] = await Promise.all([
        listPlacesOfCategory(reads, { categoryId, page }),
        countPlacesOfCategory(reads, categoryId),
      ]);
      const drops = await listLatestDrops(reads, {
        placeIds: places.map(({ id }) => id),
        each: ITEMS_OF_LISTED_PLACE,
      });
      return {
        paging: pagingOf(total, { number: page, size: CATEGORY_PLACES_PAGE_SIZE }),
        places: places.map((place) => toCategoryPlace(place, drops.get(place.id) ?? [], context())),
      };
    });
  };
}

async function refuseUnknown(db: Db, placeId: PlaceId) {
  if (!(await placeExists(db, placeId))) throw notFound('place');
}
