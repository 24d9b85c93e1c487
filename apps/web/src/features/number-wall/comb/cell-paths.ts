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
  const places = { lit: new Map<NumberState, number[]>(), dim: new Map<NumberState, number[]>() };
  for (let number = from; number <= to; number++) {
    const state = stateOf(letters, number);
    if (state === null) continue;
    const states = sieved.lit[number - sieved.first] === 1 ? places.lit : places.dim;
    const known = states.get(state);
    if (known) known.push(number - from);
    else states.set(state, [number - from]);
  }
  return { lit: pathsOf(places.lit, columns), dim: pathsOf(places.dim, columns) };
}

function pathsOf(states: Map<NumberState, number[]>, columns: number): CellPaths[] {
  return [...states].map(([state, places]) => {
    const points = places.map((place) => {
      const row = Math.floor(place / columns);
      const { x, y } = centreOf({ row, column: place % columns });
      return { x, y: Math.round(y), isOdd: row % 2 === 1 };
    });
    const starts = points.map(({ x, y }) => `M${x} ${y}`);
    const cell = HOLES.has(state) ? RING_PATH : CELL_PATH;
    const isShaded = state === 'saved';
    const letter = state === 'mixed' ? wallStrings.mixedLetter : STATE_LETTERS[state];
    return {
      state,
      cells: repeated(isShaded ? starts.filter((_, index) => !points[index]?.isOdd) : starts, cell),
      oddCells: repeated(isShaded ? starts.filter((_, index) => points[index]?.isOdd) : [], cell),
      marks: MARK_PATHS[state] && repeated(starts, MARK_PATHS[state]),
      x: points.map(({ x }) => x).join(' '),
      y: points.map(({ y }) => y).join(' '),
      text: letter.repeat(points.length),
    };
  });
}

function repeated(starts: readonly string[], path: string): string {
  return starts.length === 0 ? '' : starts.join(path) + path;
}
