import { type GeoContext, geoAzimuthalEqualArea, geoPath } from 'd3-geo';
import { landAround } from './land.ts';
import { HEIGHT, type MapView, reachOf, WIDTH } from './projection.ts';

/** The page has 300 KiB in all. */
const MOST_CHARACTERS = 20_000;
/** Beyond the edges, so that no coast is drawn along them. */
const BLEED = 24;
const WIDE_KM = 5_000;
/** The data are too coarse to draw the coast of a town. */
const WITHOUT_COAST_KM = 100;

export const ALL_LAND = `M0 0H${WIDTH}V${HEIGHT}H0Z`;

/** The land in the view, with fewer points until it is small enough. */
export async function landPath({ project, centre, widthKm }: MapView): Promise<string> {
  if (widthKm < WITHOUT_COAST_KM) return ALL_LAND;
  const reach = reachOf(project);
  const land = await landAround(widthKm > WIDE_KM ? '110m' : '50m', [centre.lng, centre.lat], reach);
  // The corners of coasts are near each other, so curves between them would not show.
  const clipped = geoAzimuthalEqualArea()
    .rotate(project.rotate())
    .scale(project.scale())
    .translate(project.translate())
    .precision(0)
    .clipAngle(Math.min((reach * 180) / Math.PI, 179))
    .clipExtent([
      [-BLEED, -BLEED],
      [WIDTH + BLEED, HEIGHT + BLEED],
    ]);
  const rings = new Rings();
  geoPath(clipped, rings)(land);
  for (let nearest = 1.2; ; nearest *= 1.4) {
    const path = rings.draw(nearest);
    if (path.length <= MOST_CHARACTERS) return path;
  }
}

type Corner = readonly [number, number];

/** Takes what d3 draws, ring by ring. */
class Rings implements GeoContext {
  private readonly rings: Corner[][] = [];

  beginPath() {}
  arc() {}
  closePath() {}
  moveTo(x: number, y: number) {
    this.rings.push([[x, y]]);
  }
  lineTo(x: number, y: number) {
    this.rings.at(-1)?.push([x, y]);
  }

  /** Leaves out corners that are nearer than `nearest` to the one before, and islands of fewer than three. */
  draw(nearest: number): string {
    return this.rings.map((ring) => drawRing(ring, nearest)).join('');
  }
}

function drawRing(ring: readonly Corner[], nearest: number): string {
  const corners: Corner[] = [];
  for (const corner of ring) {
    const last = corners.at(-1);
    if (!last || Math.hypot(corner[0] - last[0], corner[1] - last[1]) >= nearest) corners.push(corner);
  }
  if (corners.length < 3) return '';
  return `M${corners.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}Z`;
}

function rounded(value: number): string {
  return String(Math.round(value * 10) / 10);
}
