import { CategoryId, PlaceId } from '@wallabee/contract/protocol/ids';
import { sampleType } from '@wallabee/game/samples/sample-catalogue';
import { describe, expect, test } from 'vitest';
import { createChance } from '../chance.ts';
import { createPlaces } from './places-map.ts';
import { chooseTrip } from './trips.ts';

const [CAFE, PARK, ZOO] = [1, 2, 3].map((id) => CategoryId.parse(id)) as [CategoryId, CategoryId, CategoryId];
const types = [sampleType(1, 1, { categories: [PARK] }), sampleType(2, 1, { categories: [ZOO] })];

/** London has cafés only. Paris and Tokyo have parks; Tokyo also has a zoo. */
const places = createPlaces();
for (const [index, [city, category_id, lat, lng]] of (
  [
    ['London', CAFE, 51.5, 0],
    ['Paris', PARK, 48.9, 2.3],
    ['Tokyo', PARK, 35.7, 139.7],
    ['Tokyo', ZOO, 35.7, 139.7],
    ['Leeds', ZOO, 53.8, -1.5],
  ] as const
).entries()) {
  places.add({ id: PlaceId.parse(index + 1), city, category_id, lat, lng });
}

describe('a player from London [WD-02]', () => {
  test('rather travels to a near city', () => {
    const cities = trips(types);

    expect(cities.get('Paris')).toBeGreaterThan(cities.get('Tokyo') ?? 0);
    expect(cities.get('Leeds')).toBeGreaterThan(cities.get('Tokyo') ?? 0);
  });

  test('travels only where something of the list is found', () => {
    expect([...trips(types.slice(0, 1)).keys()].toSorted()).toEqual(['Paris']);
    expect(trips([]).size).toBe(0);
  });
});

function trips(wanted: typeof types): Map<string, number> {
  const cities = new Map<string, number>();
  for (let seed = 0; seed < 200; seed += 1) {
    const place = chooseTrip(wanted, places, { city: 'London', chance: createChance(seed, 'trips') });
    if (place) cities.set(place.city, (cities.get(place.city) ?? 0) + 1);
  }
  return cities;
}
