import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { geoDistance } from 'd3-geo';
import type { MultiPolygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';

const require = createRequire(import.meta.url);

/** The scale of Natural Earth's data: one to 110 or to 50 million. */
export type Detail = '110m' | '50m';

type Corner = [number, number];

/** An island or a continent: its coast, and the coasts of its lakes. */
interface Shore extends Circle {
  readonly coasts: readonly (readonly Stretch[])[];
}

/** Some corners of a coast that follow each other. */
interface Stretch extends Circle {
  readonly corners: readonly Position[];
}

interface Circle {
  readonly centre: Corner;
  /** In radians. */
  readonly radius: number;
}

const CORNERS_OF_STRETCH = 32;
/** With fewer the ends alone could enclose nothing, or the land on the other side. */
const LEAST_STRETCHES = 8;
const loaded = new Map<Detail, Promise<readonly Shore[]>>();

/**
 * The land within `radius` radians of the centre, and what is connected to it. A stretch of coast beyond has its ends
 * alone: the line between them is in the stretch's circle, so it is beyond, too.
 */
export async function landAround(detail: Detail, centre: Corner, radius: number): Promise<MultiPolygon> {
  const isNear = (circle: Circle) => geoDistance(circle.centre, centre) <= circle.radius + radius;
  const near = (await loadShores(detail)).filter(isNear);
  const cornersOf = (stretch: Stretch): readonly Position[] =>
    isNear(stretch) ? stretch.corners : [...stretch.corners.slice(0, 1), ...stretch.corners.slice(-1)];
  return {
    type: 'MultiPolygon',
    coordinates: near.map(({ coasts }) => coasts.map((coast) => coast.flatMap(cornersOf))),
  };
}

/** Read once, when the first map needs it. */
function loadShores(detail: Detail): Promise<readonly Shore[]> {
  const shores = loaded.get(detail) ?? readShores(detail);
  loaded.set(detail, shores);
  return shores;
}

async function readShores(detail: Detail): Promise<Shore[]> {
  const file = require.resolve(`world-atlas/land-${detail}.json`);
  const topology: Topology = JSON.parse(await readFile(file, 'utf8'));
  const land = topology.objects.land;
  if (!land) throw new Error(`${file} has no land.`);
  const shapes = feature(topology, land);
  const features = shapes.type === 'FeatureCollection' ? shapes.features : [shapes];
  return features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates.map(toShore) : [],
  );
}

function toShore(coordinates: Position[][]): Shore {
  const coasts = coordinates.map(toStretches);
  return { coasts, ...circleAround(coordinates[0] ?? []) };
}

function toStretches(coast: Position[]): Stretch[] {
  if (coast.length < LEAST_STRETCHES * CORNERS_OF_STRETCH)
    return [{ corners: coast, centre: [0, 0], radius: Math.PI }];
  const starts = Array.from(
    { length: Math.ceil(coast.length / CORNERS_OF_STRETCH) },
    (_, nth) => nth * CORNERS_OF_STRETCH,
  );
  return starts.map((start) => {
    const corners = coast.slice(start, start + CORNERS_OF_STRETCH);
    return { corners, ...circleAround(corners) };
  });
}

function circleAround(line: Position[]): Circle {
  const corners = line.map(([lng = 0, lat = 0]): Corner => [lng, lat]);
  const centre = corners[corners.length >> 1] ?? [0, 0];
  return { centre, radius: Math.max(...corners.map((corner) => geoDistance(centre, corner))) };
}
