import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawMap, type MappedStop } from './journey-map.ts';
import { ALL_LAND } from './land-path.ts';

test('[TM-01] from a town to the world every stop is on the map, and the land stays small', async () => {
  const point = fc.record({
    lat: fc.double({ min: -85, max: 85, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const spread = fc.constantFrom(0.001, 0.1, 2, 30, 180);
  const several = fc.array(
    fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true })),
    {
      minLength: 1,
      maxLength: 12,
    },
  );
  await fc.assert(
    fc.asyncProperty(point, spread, several, async (around, degrees, offsets) => {
      const stops = offsets.map(([lat, lng], index) =>
        aStop(index + 1, {
          lat: Math.max(-89, Math.min(89, around.lat + lat * degrees)),
          lng: ((around.lng + lng * degrees + 540) % 360) - 180,
        }),
      );

      const map = await drawMap(stops);

      expect(map.land.length).toBeLessThanOrEqual(20_000);
      expect(
        map.stamps.flatMap(({ stops: numbers }) => numbers).toSorted((one, other) => one - other),
      ).toEqual(stops.map(({ number }) => number));
      for (const { x, y } of map.stamps) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(11);
        expect(Math.max(x, y)).toBeLessThanOrEqual(89);
      }
      for (const { path, tip } of map.legs) expect(`${path}${tip}`).not.toMatch(/NaN|Infinity/);
    }),
    { numRuns: 60 },
  );
});

test('[TM-01] two visits to one place are two numbers on one stamp', async () => {
  const rome = { lat: 41.9, lng: 12.5, city: 'Rome' };
  const map = await drawMap([
    aStop(1, rome),
    aStop(2, { lat: 48.2, lng: 16.4, city: 'Vienna' }),
    aStop(3, rome),
    aStop(4, { lat: 41.91, lng: 12.49, city: 'Rome' }),
  ]);

  expect(map.stamps.map(({ stops, label }) => [stops, label])).toEqual([
    [[1, 3, 4], 'Rome'],
    [[2], 'Vienna'],
  ]);
  expect(map.legs.map(({ to }) => to)).toEqual([2, 3]);
});

test('a town has no coast, because the data are too coarse', async () => {
  const map = await drawMap([aStop(1, { lat: 52.52, lng: 13.4 }), aStop(2, { lat: 52.5, lng: 13.45 })]);

  expect(map.land).toBe(ALL_LAND);
  expect(map.scale).toMatchObject({ kilometres: 0.5 });
});

test('a label covers neither another nor the edge', async () => {
  const map = await drawMap([
    aStop(1, { lat: 52.36, lng: 4.87, city: 'Amsterdam' }),
    aStop(2, { lat: 51.56, lng: -0.16, city: 'London' }),
    aStop(3, { lat: 38.7, lng: -9.14, city: 'Lisbon' }),
    aStop(4, { lat: 55.68, lng: 12.59, city: 'Copenhagen' }),
    aStop(5, { lat: 55.71, lng: 17.2, city: 'A city with a very long name' }),
  ]);

  expect(map.stamps.map(({ side, narrow_side }) => [side, narrow_side])).toEqual([
    ['right', 'right'],
    ['left', 'left'],
    ['right', 'right'],
    ['left', 'left'],
    [null, null],
  ]);
});

function aStop(number: number, place: { lat: number; lng: number; city?: string }): MappedStop {
  const city = place.city ?? 'Saltby';
  return { number, place: { ...place, city, name: `${city} Park` }, way: number === 1 ? null : 'carried' };
}
