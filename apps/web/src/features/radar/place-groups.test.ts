import type { RadarFind, RadarPlace } from '@wallabee/contract/radar/radar';
import { expect, test } from 'vitest';
import { chosenPlace, placeGroups } from './place-groups.ts';

const find = (item_id: number, place: number | null) =>
  ({
    item_id,
    place: place && { id: place, name: `Place ${place}` },
    distance_m: 200,
  }) as unknown as RadarFind;
const PARK = { id: 2, category_name: 'Park' } as unknown as RadarPlace;

test('finds are grouped by their place, in the order of the best find of each', () => {
  const groups = placeGroups([find(1, 2), find(2, 5), find(3, 2), find(4, null)], [PARK]);

  expect(groups.map(({ name, finds }) => [name, finds.map(({ item_id }) => item_id)])).toEqual([
    ['Place 2', [1, 3]],
    ['Place 5', [2]],
  ]);
  expect(groups.map(({ category }) => category)).toEqual(['Park', '']);
});

test.each([
  { asked: undefined, chosen: 2 },
  { asked: 5, chosen: 5 },
  { asked: 99, chosen: 2 },
])('[PN-05] the place $asked of the address chooses $chosen', ({ asked, chosen }) => {
  const places = [{ id: 5 }, PARK] as unknown as RadarPlace[];

  expect(chosenPlace(places, placeGroups([find(1, 2), find(2, 5)], places), asked)?.id).toBe(chosen);
  expect(chosenPlace(places, [], undefined)).toBeUndefined();
});
