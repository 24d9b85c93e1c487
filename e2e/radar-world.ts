import { asPlayer } from './plan-world.ts';
import type { DemoAccount } from './players.ts';

export interface Point {
  lat: number;
  lng: number;
}

interface Radar {
  cities: { name: string }[];
  results: unknown[];
  counts: { places: number };
  places: (Point & { finds: number })[];
}

/**
 * The address of the radar in a city where the player has finds at places so far apart that each has its own pin, and
 * no more finds than a page lists, so that each place has a card.
 */
export async function radarWithFinds(username: DemoAccount): Promise<string> {
  const { cities } = await asPlayer<Radar>(username, '/me/radar');
  for (const { name } of cities) {
    const address = `/radar?at=${encodeURIComponent(name)}&km=5`;
    const { places, results, counts } = await asPlayer<Radar>(username, `/me${address}`);
    const withFinds = places.filter(({ finds }) => finds > 0);
    if (results.length < counts.places) continue;
    if (withFinds.some((place) => degreesBetween(place, withFinds[0] ?? place) > 0.01)) return address;
  }
  throw new Error(`No city has finds for ${username}.`);
}

/** A degree of longitude is 0.62 of a degree of latitude in the cities of the world. */
export function degreesBetween(one: Point, other: Point): number {
  return Math.hypot(one.lat - other.lat, (one.lng - other.lng) * 0.62);
}
