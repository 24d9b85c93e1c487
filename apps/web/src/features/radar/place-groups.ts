import type { RadarFind, RadarPlace } from '@wallabee/contract/radar/radar';

export interface PlaceGroup {
  id: number;
  name: string;
  category: string;
  distance_m: number | null;
  /** Undefined where there are more places than pins. */
  place: RadarPlace | undefined;
  finds: RadarFind[];
}

/** The finds by the place where they lie, in the order of the best find of each. */
export function placeGroups(finds: readonly RadarFind[], places: readonly RadarPlace[]): PlaceGroup[] {
  const known = new Map(places.map((place) => [Number(place.id), place]));
  const groups = new Map<number, PlaceGroup>();
  for (const find of finds) {
    if (!find.place) continue;
    const { id, name } = find.place;
    const group = groups.get(id) ?? {
      id,
      name,
      category: known.get(id)?.category_name ?? '',
      distance_m: find.distance_m,
      place: known.get(id),
      finds: [],
    };
    group.finds.push(find);
    groups.set(id, group);
  }
  return [...groups.values()];
}

/** The place of the address; without one on the map the first of the list. */
export function chosenPlace(
  places: readonly RadarPlace[],
  groups: readonly PlaceGroup[],
  asked: number | undefined,
): RadarPlace | undefined {
  return places.find(({ id }) => id === asked) ?? groups[0]?.place;
}
