import { CategoryId, PlaceId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { createChance } from '../chance.ts';
import type { PlayerKind } from '../character/character.ts';
import { choosePlace, type PlaceOnMap } from './going-out.ts';

const place = (id: number, city: string, lat: number, category = 1): PlaceOnMap => ({
  id: PlaceId.parse(id),
  city,
  lat,
  lng: 0,
  category_id: CategoryId.parse(category),
});
const PLACES = [
  place(1, 'Porto', 41.15),
  place(2, 'Porto', 41.16),
  place(3, 'Porto', 41.2),
  place(4, 'Porto', 41.15, 2),
  ...Array.from({ length: 20 }, (_, index) => place(10 + index, 'Oslo', 59.9)),
];
const map = {
  all: () => PLACES,
  inCity: (city: string) => PLACES.filter((each) => each.city === city),
  countOf: (category: number) => PLACES.filter(({ category_id }) => category_id === category).length,
};
const character = { kind: 'completist', homeSpot: 0, destinations: [0.9] } as const;

test('people mostly walk near home, like rare categories and travel sometimes [WD-02]', () => {
  const chance = createChance(1, 'walks');
  const visits = new Map<number, number>();
  for (let walks = 0; walks < 4_000; walks += 1) {
    const { id } = choosePlace({ city: 'Porto', character }, map, chance) ?? { id: 0 };
    visits.set(id, (visits.get(id) ?? 0) + 1);
  }
  const count = (id: number) => visits.get(id) ?? 0;
  const home = count(1) + count(2) + count(3) + count(4);

  expect(home / 4_000).toBeGreaterThan(0.85);
  expect(home / 4_000).toBeLessThan(0.95);
  expect(count(1)).toBeGreaterThan(count(3));
  expect(count(4)).toBeGreaterThan(count(1));
});

test('walkers travel more than others [WD-02]', () => {
  const journeys = (kind: PlayerKind) => {
    const chance = createChance(1, 'walks');
    const walks = Array.from({ length: 1_000 }, () =>
      choosePlace({ city: 'Porto', character: { ...character, kind } }, map, chance),
    );
    return walks.filter((walk) => walk?.city !== 'Porto').length;
  };

  expect(journeys('walker')).toBeGreaterThan(2 * journeys('completist'));
});

test('somebody from a city without places always travels', () => {
  expect(choosePlace({ city: 'Atlantis', character }, map, createChance(1, 'walks'))).toBeDefined();
});
