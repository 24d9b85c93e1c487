import { type NumberState, STATE_LETTERS } from '@wallabee/contract/search/number-state';
import { wallStrings } from '../number-wall.strings.ts';
import { type Letters, type Sieved, stateOf } from '../sieve/sieve.ts';
import { CELL_PATH, HOLES, MARK_PATHS, RING_PATH } from './cell-shapes.ts';
import { centreOf } from './comb-layout.ts';

/** All cells of one state in a part of the wall. */
export interface CellPaths {
  state: NumberState;
  isLit: boolean;
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

/** One path for each state instead of an element for each number: a wall may have 100,000. */
export function cellPaths({ from, to, columns, letters, sieved }: Part): CellPaths[] {
  const paths = new Map<string, CellPaths>();
  for (let number = from; number <= to; number++) {
    const state = stateOf(letters, number);
    if (state === null) continue;
    const isLit = sieved.lit[number - sieved.first] === 1;
    const place = number - from;
    const row = Math.floor(place / columns);
    const { x, y } = centreOf({ row, column: place % columns });
    add(pathsOf(paths, state, isLit), { x, y: Math.round(y * 10) / 10, row });
  }
  return [...paths.values()];
}

function pathsOf(paths: Map<string, CellPaths>, state: NumberState, isLit: boolean): CellPaths {
  const key = `${state} ${isLit}`;
  const known = paths.get(key);
  if (known) return known;
  const made = { state, isLit, cells: '', oddCells: '', marks: '', x: '', y: '', text: '' };
  paths.set(key, made);
  return made;
}

function add(paths: CellPaths, { x, y, row }: { x: number; y: number; row: number }) {
  const { state } = paths;
  const at = `M${x} ${y}`;
  const cell = at + (HOLES.has(state) ? RING_PATH : CELL_PATH);
  if (state === 'saved' && row % 2 === 1) paths.oddCells += cell;
  else paths.cells += cell;
  if (MARK_PATHS[state] !== '') paths.marks += at + MARK_PATHS[state];
  paths.x += `${x} `;
  paths.y += `${y} `;
  paths.text += state === 'mixed' ? wallStrings.mixedLetter : STATE_LETTERS[state];
}
