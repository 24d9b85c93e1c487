import { readFile } from 'node:fs/promises';
import type { Point } from '@wallabee/contract/places/nearness';
import { parse } from 'yaml';
import { z } from 'zod';

const Water = z.strictObject({
  name: z.string(),
  width: z.number(),
  /** Pairs of latitude and longitude. */
  course: z.array(z.tuple([z.number(), z.number()])).nonempty(),
});
export type Water = z.infer<typeof Water>;

export async function readWaters(): Promise<Water[]> {
  return z.array(Water).parse(parse(await readFile(new URL('waters.fixture.yaml', import.meta.url), 'utf8')));
}

export function isInWater(point: Point, { course, width }: Water): boolean {
  return course.some(([lat, lng], index) => {
    const [nextLat, nextLng] = course[index + 1] ?? [lat, lng];
    const along = offset(point, { lat, lng });
    const leg = offset({ lat: nextLat, lng: nextLng }, { lat, lng });
    const length = leg.east ** 2 + leg.north ** 2;
    const share = length === 0 ? 0 : (along.east * leg.east + along.north * leg.north) / length;
    const nearest = Math.min(1, Math.max(0, share));
    const east = along.east - nearest * leg.east;
    const north = along.north - nearest * leg.north;
    return Math.hypot(east, north) < width / 2;
  });
}

/** In metres. The earth is flat over the few kilometres of a city. */
function offset(point: Point, origin: Point): { east: number; north: number } {
  const perDegree = 111_195;
  const shrink = Math.cos((origin.lat * Math.PI) / 180);
  return {
    east: (point.lng - origin.lng) * perDegree * shrink,
    north: (point.lat - origin.lat) * perDegree,
  };
}
