import { type NumberState, STATE_LETTERS } from '@wallabee/contract/search/number-state';
import { wallStrings } from '../number-wall.strings.ts';
import { type Letters, type Sieved, stateOf } from '../sieve/sieve.ts';
import { CELL_PATH, HOLES, MARK_PATHS, RING_PATH } from './cell-shapes.ts';
import { centreOf } from './comb-layout.ts';

/** All cells of one state in a part of the wall. */
export interface CellPaths {
  state: NumberState;
  cells: string;
  /** Saved cells shade off within a row, so the even and the odd rows are two paths. */
  oddCells: string;
  marks: string;
  /** For letters in place of marks: where each stands. */
  x: string;
  y: string;
  text: string;
}

interface Part {
  /** The first number, at the start of an even row. */
  from: number;
  to: number;
  columns: number;
  letters: Letters;
  sieved: Pick<Sieved, 'first' | 'lit'>;
}

interface PartPaths {
  lit: CellPaths[];
  dim: CellPaths[];
}

/** One path for each state instead of an element for each number: a wall may have 100,000. */
export function cellPaths({ from, to, columns, letters, sieved }: Part): PartPaths {
  const lit = new Map<NumberState, number[]>();
  const dim = new Map<NumberState, number[]>();
  for (let number = from; number <= to; number++) {
    const state = stateOf(letters, number);
    if (state === null) continue;
    const states = sieved.lit[number - sieved.first] === 1 ? lit : dim;
    const places = states.get(state);
    if (places) places.push(number - from);
    else states.set(state, [number - from]);
  }
  const points = pointsOf(to - from + 1, columns);
  return { lit: pathsOf(lit, points), dim: pathsOf(dim, points) };
}

interface Point {
  x: number;
  y: number;
  isOdd: boolean;
  start: string;
}

const known = new Map<number, Point[]>();

/** The same in every part, so they are written once. */
function pointsOf(count: number, columns: number): readonly Point[] {
  const points = known.get(columns) ?? [];
  known.set(columns, points);
  while (points.length < count) {
    const row = Math.floor(points.length / columns);
    const { x, y } = centreOf({ row, column: points.length % columns });
    const whole = Math.round(y);
    points.push({ x, y: whole, isOdd: row % 2 === 1, start: `M${x} ${whole}` });
  }
  return points;
}

function pathsOf(states: Map<NumberState, number[]>, points: readonly Point[]): CellPaths[] {
  return [...states].map(([state, places]) => {
    const cells = places.flatMap((place) => points[place] ?? []);
    const isShaded = state === 'saved';
    const path = HOLES.has(state) ? RING_PATH : CELL_PATH;
    return {
      state,
      cells: repeated(isShaded ? cells.filter(({ isOdd }) => !isOdd) : cells, path),
      oddCells: isShaded
        ? repeated(
            cells.filter(({ isOdd }) => isOdd),
            path,
          )
        : '',
      marks: MARK_PATHS[state] && repeated(cells, MARK_PATHS[state]),
      x: cells.map(({ x }) => x).join(' '),
      y: cells.map(({ y }) => y).join(' '),
      text: (state === 'mixed' ? wallStrings.mixedLetter : STATE_LETTERS[state]).repeat(cells.length),
    };
  });
}

function repeated(cells: readonly Point[], path: string): string {
  return cells.map(({ start }) => start + path).join('');
}
