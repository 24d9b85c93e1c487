import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, boxesAround, distanceBetween, type Point, placesWithin } from './nearness.ts';

const LONDON = { lat: 51.5074, lng: -0.1278 };

describe('distanceBetween', () => {
  test.each([
    { to: 'itself', other: LONDON, kilometres: 0 },
    { to: 'Paris', other: { lat: 48.8566, lng: 2.3522 }, kilometres: 344 },
    { to: 'Sydney', other: { lat: -33.8688, lng: 151.2093 }, kilometres: 16_994 },
  ])('from London to $to', ({ other, kilometres }) => {
    expect(distanceBetween(LONDON, other) / 1000).toBeCloseTo(kilometres, -1);
  });

  test('over the date line is not around the world', () => {
    expect(distanceBetween({ lat: 0, lng: 179.9 }, { lat: 0, lng: -179.9 })).toBeLessThan(23_000);
  });
});

describe('placesWithin', () => {
  const station = { name: 'station', lat: 51.5308, lng: -0.1238 };
  const library = { name: 'library', lat: 51.52994, lng: -0.12768 };
  const stadium = { name: 'stadium', lat: 51.556, lng: -0.2796 };

  test('lists the places of a walk, nearest first', () => {
    expect(placesWithin([stadium, station, library], LONDON, 3000)).toEqual([library, station]);
  });

  test('includes a place at exactly that distance', () => {
    const metres = distanceBetween(LONDON, stadium);

    expect(placesWithin([stadium], LONDON, metres)).toEqual([stadium]);
    expect(placesWithin([stadium], LONDON, metres - 1)).toEqual([]);
  });
});

describe('boxesAround', () => {
  test('is one small box in the middle of the map', () => {
    const [box, ...others] = boxesAround(LONDON, 10_000);

    expect(others).toEqual([]);
    expect(box?.north).toBeCloseTo(LONDON.lat + 0.09, 2);
    expect(box?.east).toBeCloseTo(LONDON.lng + 0.144, 2);
  });

  test.each([
    { where: 'the date line in the east', centre: { lat: 10, lng: 179.99 }, boxes: 2 },
    { where: 'the date line in the west', centre: { lat: 10, lng: -179.99 }, boxes: 2 },
    { where: 'a pole', centre: { lat: 89.99, lng: 40 }, boxes: 1 },
  ])('at $where it takes $boxes', ({ centre, boxes }) => {
    const around = boxesAround(centre, 5_000);

    expect(around).toHaveLength(boxes);
    for (const box of around) {
      expect(box.west).toBeGreaterThanOrEqual(-180);
      expect(box.east).toBeLessThanOrEqual(180);
    }
  });

  test('holds every point that is near enough, wherever on the globe [AP-22]', () => {
    const point = fc.record({ lat: degrees(90), lng: degrees(180) });
    const nearby = fc.record({ lat: degrees(3), lng: degrees(3) });
    fc.assert(
      fc.property(
        point,
        nearby,
        fc.double({ min: 1, max: 3_000_000, noNaN: true }),
        (centre, step, reach) => {
          const other = { lat: clamp(centre.lat + step.lat), lng: wrap(centre.lng + step.lng) };
          fc.pre(distanceBetween(centre, other) <= reach * 0.999_999);

          expect(boxesAround(centre, reach).some((box) => holds(box, other))).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

function degrees(most: number) {
  return fc.double({ min: -most, max: most, noNaN: true });
}

function clamp(lat: number) {
  return Math.max(-90, Math.min(90, lat));
}

function wrap(lng: number) {
  if (lng > 180) return lng - 360;
  return lng < -180 ? lng + 360 : lng;
}

function holds({ south, north, west, east }: Box, { lat, lng }: Point) {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}
