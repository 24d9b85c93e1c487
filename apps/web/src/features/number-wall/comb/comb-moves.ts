import { type Band, bandOf } from '../sieve/bands.ts';
import { type Columns, columnsOf, placeOf, rowsOf } from './comb-layout.ts';

interface Comb {
  bands: readonly Band[];
  columns: Columns;
}

/** The number that a key leads to; null for a key that does not move. */
export function movedBy(key: string, number: number, comb: Comb): number | null {
  const first = comb.bands[0]?.first ?? 1;
  const last = comb.bands.at(-1)?.last ?? 1;
  const within = (wanted: number) => Math.min(Math.max(wanted, first), last);
  switch (key) {
    case 'ArrowLeft':
      return within(number - 1);
    case 'ArrowRight':
      return within(number + 1);
    case 'PageUp':
      return within(number - PAGE);
    case 'PageDown':
      return within(number + PAGE);
    case 'ArrowUp':
      return upOrDown(number, -1, comb);
    case 'ArrowDown':
      return upOrDown(number, 1, comb);
    case 'Home':
      return rowEnd(number, 'first', comb);
    case 'End':
      return rowEnd(number, 'last', comb);
    default:
      return null;
  }
}

const PAGE = 100;

function upOrDown(number: number, rows: 1 | -1, { bands, columns }: Comb): number {
  const band = bandOf(bands, number);
  if (!band) return number;
  const width = columnsOf(band, columns);
  const { row, column } = placeOf(band, width, number);
  if (row + rows >= 0 && row + rows < rowsOf(band, width)) return Math.min(number + rows * width, band.last);
  const next = bands[bands.indexOf(band) + rows];
  return next ? enteredFrom(next, rows, (column + 0.5) / width, columns) : number;
}

/** At the same share of the width, in the row that is nearest. */
function enteredFrom(band: Band, rows: 1 | -1, share: number, columns: Columns): number {
  const width = columnsOf(band, columns);
  const row = rows === 1 ? 0 : rowsOf(band, width) - 1;
  return Math.min(band.first + row * width + Math.floor(share * width), band.last);
}

function rowEnd(number: number, end: 'first' | 'last', { bands, columns }: Comb): number {
  const band = bandOf(bands, number);
  if (!band) return number;
  const width = columnsOf(band, columns);
  const start = number - placeOf(band, width, number).column;
  return end === 'first' ? start : Math.min(start + width - 1, band.last);
}
