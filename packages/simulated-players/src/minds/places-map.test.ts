import { CategoryId, PlaceId } from '@wallabee/contract/protocol/ids';
import { sampleType } from '@wallabee/game/samples/sample-catalogue';
import { expect, test } from 'vitest';
import { createChance } from '../chance.ts';
import { createPlaces } from './places-map.ts';

const [CAFE, PARK] = [CategoryId.parse(1), CategoryId.parse(2)];
const places = createPlaces();
for (const [id, city, category_id] of [
  [1, 'Rome', CAFE],
  [2, 'Rome', PARK],
  [3, 'Oslo', CAFE],
] as const) {
  places.add({ id: PlaceId.parse(id), city, category_id, lat: 0, lng: 0 });
}

test.each([
  { what: 'of a park in Rome', type: sampleType(1, 1, { categories: [PARK] }), city: 'Rome', found: [2] },
  { what: 'of a park in Oslo', type: sampleType(1, 1, { categories: [PARK] }), city: 'Oslo', found: [] },
  {
    what: 'of both in Rome',
    type: sampleType(1, 1, { categories: [CAFE, PARK] }),
    city: 'Rome',
    found: [1, 2],
  },
  {
    what: 'with a location of its own',
    type: sampleType(1, 1, { locations: ['a pier'] }),
    city: 'Oslo',
    found: [3],
  },
  {
    what: 'in a city without places',
    type: sampleType(1, 1, { categories: [CAFE] }),
    city: 'Bern',
    found: [],
  },
])('a type $what is found at $found [WD-02]', ({ type, city, found }) => {
  const chance = createChance(1, 'places');
  const drawn = Array.from({ length: 40 }, () => places.placeFor(type, { city, chance })?.id);

  expect([...new Set(drawn)].filter((id) => id !== undefined).toSorted()).toEqual(found);
});
