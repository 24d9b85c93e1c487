import type { CategoryId } from '@wallabee/contract/protocol/ids';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import type { Chance } from '../chance.ts';
import { choosePlace, type Inhabitant, type PlaceOnMap, type PlacesMap } from './going-out.ts';

/** The places by city and category. Homes are positions in these lists, so places are added in order of id. */
export interface Places<Place extends PlaceOnMap> extends PlacesMap {
  add(place: Place): void;
  all(): readonly Place[];
  inCity(city: string): readonly Place[];
  near(player: Inhabitant, chance: Chance): Place | undefined;
  isForagedSomewhere(type: TypeFacts): boolean;
  /** A place of the city where the type is foraged. */
  placeFor(type: TypeFacts, options: { city: string; chance: Chance }): Place | undefined;
  placesFor(type: TypeFacts): readonly Place[];
}

export function createPlaces<Place extends PlaceOnMap>(): Places<Place> {
  const all: Place[] = [];
  const byCity = new Map<string, Place[]>();
  const byCategory = new Map<CategoryId, Place[]>();
  const byCityAndCategory = new Map<string, Place[]>();
  const addTo = <Key>(lists: Map<Key, Place[]>, key: Key, place: Place) => {
    const list = lists.get(key);
    if (list) list.push(place);
    else lists.set(key, [place]);
  };
  const inCity = (city: string) => byCity.get(city) ?? [];
  const hasCategory = (id: CategoryId) => byCategory.has(id);
  const places: Places<Place> = {
    add: (place) => {
      all.push(place);
      addTo(byCity, place.city, place);
      addTo(byCategory, place.category_id, place);
      addTo(byCityAndCategory, `${place.city}/${place.category_id}`, place);
    },
    all: () => all,
    inCity,
    countOf: (id) => byCategory.get(id)?.length ?? 0,
    near: (player, chance) => choosePlace(player, places, chance) as Place | undefined,
    isForagedSomewhere: ({ locations, categories }) => locations.length > 0 || categories.some(hasCategory),
    placeFor: ({ locations, categories }, { city, chance }) =>
      chance.pick(
        locations.length > 0
          ? inCity(city)
          : categories.flatMap((id) => byCityAndCategory.get(`${city}/${id}`) ?? []),
      ),
    placesFor: ({ locations, categories }) =>
      locations.length > 0 ? all : categories.flatMap((id) => byCategory.get(id) ?? []),
  };
  return places;
}
