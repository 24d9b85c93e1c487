import type { Point } from '@wallabee/contract/places/nearness';
import { type GeoProjection, geoAzimuthalEqualArea, geoCentroid } from 'd3-geo';
import type { MultiPoint } from 'geojson';

export const WIDTH = 680;
export const HEIGHT = 640;
const MARGIN = 0.12;
const EARTH_RADIUS_KM = 6_371;
/** What a map of one place shows around it. */
const LONE_PLACE_KM = 900;
/** Positions of places are right to about 100 m. */
const NARROWEST_KM = 3;

export interface MapView {
  readonly project: GeoProjection;
  readonly centre: Point;
  readonly widthKm: number;
}

/** Around the middle of the points, with all of them inside the margin. */
export function viewOf(points: readonly Point[]): MapView {
  const shape: MultiPoint = { type: 'MultiPoint', coordinates: points.map(({ lat, lng }) => [lng, lat]) };
  const [lng, lat] = middleOf(shape);
  const project = geoAzimuthalEqualArea().rotate([-lng, -lat]).precision(0.7);
  project.fitExtent(
    [
      [WIDTH * MARGIN, HEIGHT * MARGIN],
      [WIDTH * (1 - MARGIN), HEIGHT * (1 - MARGIN)],
    ],
    shape,
  );
  const isLone = new Set(points.map((point) => `${point.lat} ${point.lng}`)).size < 2;
  limitScale(project, isLone ? LONE_PLACE_KM : NARROWEST_KM, points);
  return { project, centre: { lat, lng }, widthKm: kilometresOf(WIDTH, project.scale()) };
}

/** In radians, from the centre of the projection to the farthest corner of the box, and a little more. */
export function reachOf(project: GeoProjection): number {
  const [x, y] = project.translate();
  const farthest = Math.hypot(Math.max(x, WIDTH - x), Math.max(y, HEIGHT - y)) + 60;
  return 2 * Math.asin(Math.min(farthest / project.scale() / 2, 1));
}

/** Near its centre a drawing has the same scale in all directions. */
export function kilometresOf(units: number, scale: number): number {
  return (units / scale) * EARTH_RADIUS_KM;
}

export function unitsOf(kilometres: number, scale: number): number {
  return (kilometres / EARTH_RADIUS_KM) * scale;
}

/** Points on opposite sides of the world have no middle; the first of them takes its place. */
function middleOf(shape: MultiPoint): [number, number] {
  const middle = geoCentroid(shape);
  const [first = [0, 0]] = shape.coordinates;
  return middle.every(Number.isFinite) ? middle : [first[0] ?? 0, first[1] ?? 0];
}

function limitScale(project: GeoProjection, narrowestKm: number, points: readonly Point[]) {
  const largest = (WIDTH * EARTH_RADIUS_KM) / narrowestKm;
  if (Number.isFinite(project.scale()) && project.scale() <= largest) return;
  project.scale(largest).translate([0, 0]);
  const drawn = points.map((point) => positionOf(project, point));
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  project.translate([
    WIDTH / 2 - middle(drawn.map(({ x }) => x)),
    HEIGHT / 2 - middle(drawn.map(({ y }) => y)),
  ]);
}

export interface Position {
  readonly x: number;
  readonly y: number;
}

export function positionOf(project: GeoProjection, { lat, lng }: Point): Position {
  const [x, y] = project([lng, lat]) ?? [WIDTH / 2, HEIGHT / 2];
  return { x, y };
}
