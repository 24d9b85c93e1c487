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

/** An island or a continent, and a circle around it. */
interface Shore {
  readonly coordinates: Position[][];
  readonly centre: Corner;
  /** In radians. */
  readonly radius: number;
}

const loaded = new Map<Detail, Promise<readonly Shore[]>>();

/** The land within `radius` radians of the centre, and what is connected to it. */
export async function landAround(detail: Detail, centre: Corner, radius: number): Promise<MultiPolygon> {
  const near = (await loadShores(detail)).filter(
    (shore) => geoDistance(shore.centre, centre) <= shore.radius + radius,
  );
  return { type: 'MultiPolygon', coordinates: near.map(({ coordinates }) => coordinates) };
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
    geometry.type === 'MultiPolygon' ? geometry.coordinates.map(withCircle) : [],
  );
}

function withCircle(coordinates: Position[][]): Shore {
  const corners = (coordinates[0] ?? []).map(([lng = 0, lat = 0]): Corner => [lng, lat]);
  const centre = corners[0] ?? [0, 0];
  return { coordinates, centre, radius: Math.max(...corners.map((corner) => geoDistance(centre, corner))) };
}
