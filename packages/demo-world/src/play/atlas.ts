import { type CategoryId, PlaceId } from '@wallabee/contract/protocol/ids';
import type { Instant } from '@wallabee/game/state/item-state';
import { type Chance, createChance } from '@wallabee/simulated-players/chance';
import { createPlaces, type Places } from '@wallabee/simulated-players/minds/places-map';
import { DAY, OPENING } from '../calendar.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CityEntry } from '../corpus/corpus.ts';

export interface Place {
  readonly id: PlaceId;
  readonly name: string;
  readonly city: string;
  readonly category_id: CategoryId;
  readonly lat: number;
  readonly lng: number;
  readonly max_items: number;
  readonly createdAt: Instant;
}

/** Oldest first. A small world still has a place of every category. */
export function drawPlaces(options: {
  cities: readonly CityEntry[];
  catalogue: Catalogue;
  count: number;
  seed: number;
  until: Instant;
}): Place[] {
  const { catalogue, count, until } = options;
  const chance = createChance(options.seed, 'places');
  const categoryIds = new Map(catalogue.categories.map(({ slug, id }) => [slug, id]));
  const all = options.cities.flatMap(({ city, places }) =>
    places.flatMap((place) => {
      const category_id = categoryIds.get(place.category);
      return category_id === undefined ? [] : [{ ...place, city, category_id }];
    }),
  );
  return chosen(all, count)
    .map(({ place, rank }) => ({
      ...place,
      createdAt: rank === 0 ? drawEarlyCreation(chance) : drawCreation(chance, until),
      max_items: chance.pick([20, 30, 30, 30, 40]),
    }))
    .sort((a, b) => a.createdAt - b.createdAt || (a.name < b.name ? -1 : 1))
    .map(({ category: _, ...place }, index) => ({ ...place, id: PlaceId.parse(index + 1) }));
}

/** The first of each category come first. */
function chosen<Entry extends { category_id: CategoryId }>(all: readonly Entry[], count: number) {
  const seen = new Map<CategoryId, number>();
  const ranked = all.map((place, order) => {
    const rank = seen.get(place.category_id) ?? 0;
    seen.set(place.category_id, rank + 1);
    return { place, order, rank };
  });
  ranked.sort((a, b) => a.rank - b.rank || a.order - b.order);
  return ranked.slice(0, count);
}

/** Most places exist from the first day, with one of every category; the rest are added over the years. */
function drawCreation(chance: Chance, until: Instant): Instant {
  if (chance.happens(0.7)) return drawEarlyCreation(chance);
  const years = (until - OPENING) * chance.next() * chance.next();
  return OPENING + Math.floor(years);
}

function drawEarlyCreation(chance: Chance): Instant {
  return OPENING - chance.between(1, 60) * DAY + chance.integer(DAY);
}

export type Atlas = Places<Place>;

export function createAtlas(): Atlas {
  return createPlaces<Place>();
}
