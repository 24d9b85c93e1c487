import { distanceBetween, type Point } from '@wallabee/contract/places/nearness';
import type { CategoryId, PlaceId } from '@wallabee/contract/protocol/ids';
import type { Chance } from '../chance.ts';
import type { Character } from '../character/character.ts';
import { TRAITS } from './traits.ts';

export interface PlaceOnMap extends Point {
  readonly id: PlaceId;
  readonly city: string;
  readonly category_id: CategoryId;
}

export interface PlacesMap {
  all(): readonly PlaceOnMap[];
  inCity(city: string): readonly PlaceOnMap[];
  countOf(category: CategoryId): number;
}

export interface Inhabitant {
  readonly city: string;
  readonly character: Pick<Character, 'kind' | 'homeSpot' | 'destinations'>;
}

/**
 * Mostly a walk near home, the shorter and the rarer the category the better; sometimes a journey, mostly to
 * one of a few favourite cities.
 */
export function choosePlace(
  { city, character }: Inhabitant,
  map: PlacesMap,
  chance: Chance,
): PlaceOnMap | undefined {
  const local = map.inCity(city);
  if (local.length === 0 || chance.happens(TRAITS[character.kind].travelling))
    return journey(character, map, chance);
  const home = local[Math.floor(character.homeSpot * local.length)];
  let chosen: PlaceOnMap | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let draws = 0; draws < PLACES_CONSIDERED; draws += 1) {
    const place = chance.pick(local);
    if (!place || !home) break;
    const trouble = (SHORTEST_WALK + distanceBetween(home, place)) * map.countOf(place.category_id);
    if (trouble >= least) continue;
    least = trouble;
    chosen = place;
  }
  return chosen;
}

const PLACES_CONSIDERED = 3;
/** In metres. Next door and round the corner are the same. */
const SHORTEST_WALK = 1_500;

function journey(
  { destinations }: Inhabitant['character'],
  map: PlacesMap,
  chance: Chance,
): PlaceOnMap | undefined {
  const all = map.all();
  if (chance.happens(0.3)) return chance.pick(all);
  const spot = all[Math.floor((chance.pick(destinations) ?? 0) * all.length)];
  return spot && (chance.pick(map.inCity(spot.city)) ?? spot);
}
