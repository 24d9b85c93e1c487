import { type Band, sizeOf } from '../sieve/bands.ts';

/** In units of a drawing: a cell is 100 wide, and rows overlap by a quarter of its height. */
export const CELL = { width: 100, height: 115.47, pitch: 86.6025 };

/** How many cells a row of each kind of band has. */
export interface Columns {
  sd: number;
  dd: number;
  dense: number;
}

type Marks = 'shapes' | 'letters';
export type Width = 'narrow' | 'middle' | 'wide';

/** As the stylesheets lay them out. Letters need more room than shapes. */
export const COLUMNS: Record<Width, Record<Marks, Columns>> = {
  narrow: { shapes: { sd: 5, dd: 10, dense: 20 }, letters: { sd: 5, dd: 10, dense: 10 } },
  middle: { shapes: { sd: 5, dd: 20, dense: 50 }, letters: { sd: 5, dd: 20, dense: 20 } },
  wide: { shapes: { sd: 5, dd: 20, dense: 50 }, letters: { sd: 5, dd: 20, dense: 50 } },
};

export function columnsOf({ prestige }: Pick<Band, 'prestige'>, columns: Columns): number {
  return prestige === 'sd' || prestige === 'dd' ? columns[prestige] : columns.dense;
}

export function rowsOf(band: Band, columns: number): number {
  return Math.ceil(sizeOf(band) / columns);
}

export interface CellPlace {
  row: number;
  column: number;
}

export function placeOf(band: Pick<Band, 'first'>, columns: number, number: number): CellPlace {
  const place = number - band.first;
  return { row: Math.floor(place / columns), column: place % columns };
}

/** Odd rows begin half a cell later. */
export function centreOf({ row, column }: CellPlace): { x: number; y: number } {
  return {
    x: (column + 0.5 + (row % 2) / 2) * CELL.width,
    y: row * CELL.pitch + CELL.height / 2,
  };
}

/** The box of some rows. The last row's lower corners are included. */
export function boxOf(rows: number, columns: number): { width: number; height: number } {
  return {
    width: (columns + 0.5) * CELL.width,
    height: rows === 0 ? 0 : (rows - 1) * CELL.pitch + CELL.height,
  };
}

/** The number whose cell a point lies in: in a regular comb that is the nearest centre. */
export function numberAt(band: Band, columns: number, point: { x: number; y: number }): number | null {
  const above = Math.floor((point.y - CELL.height / 2) / CELL.pitch);
  const [nearest] = [above, above + 1]
    .map((row) => ({ row, column: Math.round(point.x / CELL.width - 0.5 - (Math.abs(row) % 2) / 2) }))
    .map((place) => ({ ...place, distance: distanceTo(centreOf(place), point) }))
    .sort((a, b) => a.distance - b.distance);
  if (!nearest || nearest.distance > CELL.height / 2) return null;
  const { row, column } = nearest;
  if (row < 0 || column < 0 || column >= columns) return null;
  const number = band.first + row * columns + column;
  return number <= band.last ? number : null;
}

function distanceTo(centre: { x: number; y: number }, point: { x: number; y: number }): number {
  return Math.hypot(centre.x - point.x, centre.y - point.y);
}
