import { type CategoryId, PlaceId } from '@wallabee/contract/protocol/ids';
import type { Instant } from '@wallabee/game/state/item-state';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import { type Chance, createChance } from '@wallabee/simulated-players/chance';
import { choosePlace, type Inhabitant, type PlacesMap } from '@wallabee/simulated-players/minds/going-out';
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

export interface Atlas extends PlacesMap {
  open(place: Place): void;
  all(): readonly Place[];
  inCity(city: string): readonly Place[];
  hasCategory(id: CategoryId): boolean;
  near(player: Inhabitant, chance: Chance): Place | undefined;
  /** A place where the type is foraged, in the city where there is one. */
  placeFor(type: TypeFacts, options: { city: string; chance: Chance }): Place | undefined;
}

export function createAtlas(): Atlas {
  const all: Place[] = [];
  const byCity = new Map<string, Place[]>();
  const byCategory = new Map<CategoryId, Place[]>();
  const byCityAndCategory = new Map<string, Place[]>();
  const add = <Key>(lists: Map<Key, Place[]>, key: Key, place: Place) => {
    const list = lists.get(key);
    if (list) list.push(place);
    else lists.set(key, [place]);
  };
  const inCity = (city: string) => byCity.get(city) ?? [];
  const atlas: Atlas = {
    open: (place) => {
      all.push(place);
      add(byCity, place.city, place);
      add(byCategory, place.category_id, place);
      add(byCityAndCategory, `${place.city}/${place.category_id}`, place);
    },
    all: () => all,
    inCity,
    countOf: (id) => byCategory.get(id)?.length ?? 0,
    hasCategory: (id) => byCategory.has(id),
    near: (player, chance) => choosePlace(player, atlas, chance) as Place | undefined,
    placeFor: ({ locations, categories }, { city, chance }) => {
      if (locations.length > 0) return chance.pick(inCity(city)) ?? chance.pick(all);
      const local = categories.flatMap((id) => byCityAndCategory.get(`${city}/${id}`) ?? []);
      if (local.length > 0) return chance.pick(local);
      const category = chance.pick(categories.filter((id) => byCategory.has(id)));
      return category === undefined ? undefined : chance.pick(byCategory.get(category) ?? []);
    },
  };
  return atlas;
}
