import { geoGraticule, geoPath } from 'd3-geo';
import { HEIGHT, kilometresOf, type MapView, unitsOf, WIDTH } from './projection.ts';

const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30];
const LINES = 6;
const KM_A_DEGREE = 111.2;

/** Lines of longitude and latitude, about six across. */
export function graticulePath({ project, centre, widthKm }: MapView): string {
  const degrees = widthKm / KM_A_DEGREE;
  const step = STEPS.find((candidate) => degrees / candidate <= LINES) ?? 30;
  const reach = Math.max(degrees, step) * 1.2;
  const wide = reach / Math.max(Math.cos((centre.lat * Math.PI) / 180), 0.05);
  const onGrid = (value: number) => Math.round(value / step) * step;
  const [south, north] = [Math.max(centre.lat - reach, -89.9), Math.min(centre.lat + reach, 89.9)];
  const [west, east] = wide >= 180 ? [-180, 180] : [onGrid(centre.lng - wide), onGrid(centre.lng + wide)];
  const lines = geoGraticule()
    .step([step, step])
    .extent([
      [west, Math.max(onGrid(south), -89.9)],
      [east, Math.min(onGrid(north), 89.9)],
    ])
    .precision(step / 2);
  const clipped = project.clipExtent([
    [0, 0],
    [WIDTH, HEIGHT],
  ]);
  const path = geoPath(clipped).digits(0)(lines()) ?? '';
  project.clipExtent(null);
  return path;
}

const BARS = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000];
const LONGEST_BAR = 150;

/** The longest round distance that fits a bar. */
export function scaleBar({ project }: MapView) {
  const most = kilometresOf(LONGEST_BAR, project.scale());
  const kilometres = BARS.findLast((length) => length <= most) ?? BARS[0] ?? 1;
  return { kilometres, width: Math.round(unitsOf(kilometres, project.scale()) * 10) / 10 };
}
