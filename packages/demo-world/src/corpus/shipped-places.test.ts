import { readFile } from 'node:fs/promises';
import { distanceBetween, placesWithin } from '@wallabee/contract/places/nearness';
import { describe, expect, test } from 'vitest';
import { readShippedFiles } from '../shipped-files.fixture.ts';
import { isInWater, readWaters } from './waters.fixture.ts';

const { catalogue, corpus } = await readShippedFiles();
const waters = await readWaters();
const cities = corpus.cities.map((entry) => ({
  ...entry,
  places: entry.places.map((place) => ({ ...place, title: `${place.name}, ${entry.city}` })),
}));
const places = cities.flatMap((entry) => entry.places);

/** In kilometres from the centre: what belongs to the city, or to its underground map. */
const REACH: Readonly<Record<string, number>> = {
  'New York': 25,
  'Los Angeles': 23,
  London: 19,
  Singapore: 18,
  Mumbai: 18,
  'Mexico City': 15,
  Bangkok: 14,
  Lyon: 4,
  Valencia: 4,
  Florence: 4,
  Brighton: 3,
  'St Andrews': 2,
  'Rothenburg ob der Tauber': 1.5,
};
const COMMON_REACH = 12;

const METRES_OF_A_WALK = 4000;

describe('cities', () => {
  test('have one entry each', () => {
    expect(repeated(cities.map(({ city }) => city))).toEqual([]);
  });

  test('have at least eight places of at least five categories', () => {
    const poor = cities.filter(
      (entry) => entry.places.length < 8 || new Set(entry.places.map(({ category }) => category)).size < 5,
    );

    expect(poor.map(({ city }) => city)).toEqual([]);
  });

  test('have at least five places within a walk of one of them', () => {
    const scattered = cities.filter(({ places: all }) =>
      all.every((place) => placesWithin(all, place, METRES_OF_A_WALK).length < 6),
    );

    expect(scattered.map(({ city }) => city)).toEqual([]);
  });
});

describe('places', () => {
  test('are in their city', () => {
    const lost = cities.flatMap((entry) =>
      entry.places
        .map(({ title, ...place }) => ({ title, kilometres: distanceBetween(entry, place) / 1000 }))
        .filter(({ kilometres }) => kilometres > (REACH[entry.city] ?? COMMON_REACH)),
    );

    expect(lost).toEqual([]);
  });

  test('are on land', () => {
    const wet = places.flatMap((place) =>
      waters.filter((water) => isInWater(place, water)).map(({ name }) => `${place.title} is in ${name}`),
    );

    expect(wet).toEqual([]);
  });

  test.each([
    { what: 'the middle of Tower Bridge', lat: 51.5055, lng: -0.0754, wet: true },
    { what: 'its northern end', lat: 51.5072, lng: -0.0745, wet: false },
    { what: 'the middle of the Golden Gate Bridge', lat: 37.8199, lng: -122.4783, wet: true },
    { what: 'the Rhine between two points of its course', lat: 51.2295, lng: 6.7679, wet: true },
  ])('$what is water: $wet', ({ lat, lng, wet }) => {
    expect(waters.some((water) => isInWater({ lat, lng }, water))).toBe(wet);
  });

  test('are at least 40 metres apart', () => {
    const together = cities.flatMap(({ places: all }) =>
      all.flatMap((place) =>
        placesWithin(all, place, 40)
          .filter((other) => other !== place)
          .map((other) => `${place.title} and ${other.name}`),
      ),
    );

    expect(together).toEqual([]);
  });

  test('have names that are unique in their city', () => {
    expect(repeated(places.map(({ title }) => title))).toEqual([]);
  });

  test('have positions with five decimals', async () => {
    const text = await readFile(new URL('../../corpus/places.yaml', import.meta.url), 'utf8');
    const degrees = [...text.matchAll(/(?:lat|lng): (-?[\d.]+)/g)].map(([, value]) => value ?? '');

    expect(degrees).toHaveLength(2 * (cities.length + places.length));
    expect(degrees.filter((value) => !/^-?\d+\.\d{5}$/.test(value))).toEqual([]);
  });

  test('cover every category, and no other', () => {
    const used = new Set(places.map(({ category }) => category));

    expect([...used].sort()).toEqual(catalogue.categories.map(({ slug }) => slug).sort());
  });
});

function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}
