import type { NumberState } from '@wallabee/contract/search/number-state';
import { CELL } from './comb-layout.ts';

type Point = readonly [x: number, y: number];

/** In percent of the mark's box, as the clip paths of `state-mark.module.css` are. */
export const POLYGONS = {
  saved: [
    [50, -4],
    [63, 33],
    [102, 35],
    [71, 60],
    [82, 98],
    [50, 76],
    [18, 98],
    [29, 60],
    [-2, 35],
    [37, 33],
  ],
  place: [
    [0, 8],
    [100, 8],
    [50, 100],
  ],
  market: [
    [50, -6],
    [106, 50],
    [50, 106],
    [-6, 50],
  ],
  recycled: [
    [22, 0],
    [50, 28],
    [78, 0],
    [100, 22],
    [72, 50],
    [100, 78],
    [78, 100],
    [50, 72],
    [22, 100],
    [0, 78],
    [28, 50],
    [0, 22],
  ],
  unique_pool: [
    [50, 14],
    [86, 50],
    [50, 86],
    [14, 50],
  ],
  destroyed: [
    [22, 6],
    [50, 36],
    [78, 6],
    [94, 22],
    [64, 50],
    [94, 78],
    [78, 94],
    [50, 64],
    [22, 94],
    [6, 78],
    [36, 50],
    [6, 22],
  ],
} as const satisfies Partial<Record<NumberState, readonly Point[]>>;

const HEXAGON: readonly Point[] = [
  [50, 0],
  [100, 25],
  [100, 75],
  [50, 100],
  [0, 75],
  [0, 25],
];
const HOLE: readonly Point[] = [
  [50, 9],
  [8, 29.5],
  [8, 70.5],
  [50, 91],
  [92, 70.5],
  [92, 29.5],
];

interface Box {
  width: number;
  height: number;
}

/** A cell is inset by 3.5 percent, so that neighbours do not touch. */
const CELL_BOX: Box = { width: CELL.width * 0.93, height: CELL.height * 0.93 };
const MARK_BOX: Box = { width: CELL.width * 0.46, height: CELL.height * 0.398 };

/** Paths from the centre of a cell on. */
export const CELL_PATH = closed(HEXAGON, CELL_BOX);
/** After the outline the pen is at its top, and the hole begins at the centre again. */
export const RING_PATH = `${CELL_PATH}m0 ${round(CELL_BOX.height / 2)}${closed(HOLE, CELL_BOX)}`;

export const MARK_PATHS: Record<NumberState, string> = {
  saved: closed(POLYGONS.saved, MARK_BOX),
  pouch: circle(0.46),
  locked: 'm-14-19.3h28q5.3 0 5.3 5.3v28q0 5.3-5.3 5.3h-28q-5.3 0-5.3-5.3v-28q0-5.3 5.3-5.3z',
  market: closed(POLYGONS.market, MARK_BOX),
  place: closed(POLYGONS.place, MARK_BOX),
  mixing_pool: circle(0.24),
  unique_pool: closed(POLYGONS.unique_pool, MARK_BOX),
  limbo: 'm-19.3-5.5h38.6v11h-38.6z',
  recycled: closed(POLYGONS.recycled, MARK_BOX),
  mixed: '',
  destroyed: closed(POLYGONS.destroyed, MARK_BOX),
  hidden: circle(0.24),
};

/** What is gone is a hole in the comb. */
export const HOLES: ReadonlySet<NumberState> = new Set<NumberState>(['mixed', 'destroyed', 'hidden']);

function closed(points: readonly Point[], { width, height }: Box): string {
  const places = points.map(([x, y]) => [((x - 50) * width) / 100, ((y - 50) * height) / 100] as const);
  const steps = places.map(([x, y], index) => {
    const [beforeX, beforeY] = places[index - 1] ?? [0, 0];
    return `${index === 0 ? 'm' : 'l'}${round(x - beforeX)} ${round(y - beforeY)}`;
  });
  return `${steps.join('')}z`;
}

/** Twelve corners look round at this size, and are drawn faster than arcs. */
function circle(share: number): string {
  const corners = Array.from({ length: 12 }, (_, corner): Point => {
    const angle = (corner * Math.PI) / 6;
    return [50 + 100 * share * Math.cos(angle), 50 + 100 * share * Math.sin(angle)];
  });
  return closed(corners, MARK_BOX);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
