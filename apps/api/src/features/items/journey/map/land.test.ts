import { randomNumbers } from '@wallabee/game/samples/sample-steps';
import { geoAzimuthalEqualArea, geoPath } from 'd3-geo';
import type { MultiPolygon } from 'geojson';
import { expect, test } from 'vitest';
import { landAround } from './land.ts';

const EARTH_KM = 6_371;
const WIDTH = 800;

test('the land around a place is drawn as it is in the whole world', async () => {
  const random = randomNumbers(3);
  for (let view = 0; view < 60; view++) {
    const centre: [number, number] = [random() * 360 - 180, (Math.asin(random() * 2 - 1) * 180) / Math.PI];
    const widthKm = 120 * 1.5 ** (random() * 8);
    const reach = (widthKm / EARTH_KM) * 0.62;
    const around = await landAround('50m', centre, reach);
    const whole = await landAround('50m', centre, Math.PI);

    expect(draw(around, centre, widthKm, reach)).toBe(draw(whole, centre, widthKm, reach));
  }
});

test('a coast beyond the view has few corners', async () => {
  const count = (land: MultiPolygon) => land.coordinates.flat(2).length;

  const around = await landAround('50m', [13.4, 52.5], 0.02);

  expect(count(around)).toBeLessThan(0.2 * count(await landAround('50m', [13.4, 52.5], Math.PI)));
});

function draw(land: MultiPolygon, [lng, lat]: [number, number], widthKm: number, reach: number) {
  const projection = geoAzimuthalEqualArea()
    .rotate([-lng, -lat])
    .scale((WIDTH * EARTH_KM) / widthKm)
    .translate([WIDTH / 2, WIDTH / 4])
    .precision(0)
    .clipAngle((reach * 180) / Math.PI)
    .clipExtent([
      [0, 0],
      [WIDTH, WIDTH / 2],
    ]);
  return geoPath(projection)(land);
}
