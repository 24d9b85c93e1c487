/** Cards from `start` to before `end`, and the room of the rows above and below them. */
export interface RowWindow {
  start: number;
  end: number;
  before: number;
  after: number;
}

interface Measures {
  count: number;
  columns: number;
  rowHeight: number;
  gap: number;
  /** How far the view's upper edge is below the grid's; negative above it. */
  scrolled: number;
  viewHeight: number;
}

/** Rows beyond either edge, so that a quick flick and the Tab key find something there. */
const MARGIN_ROWS = 2;
/** The window moves by so many rows at once: a render for every row scrolled would be too many. */
const STEP_ROWS = 2;

export function rowWindow({ count, columns, rowHeight, gap, scrolled, viewHeight }: Measures): RowWindow {
  const pitch = rowHeight + gap;
  const rows = Math.ceil(count / columns);
  const seenFrom = Math.floor(scrolled / pitch);
  const seenTo = Math.ceil((scrolled + viewHeight) / pitch);
  const first = within(Math.floor((seenFrom - MARGIN_ROWS) / STEP_ROWS) * STEP_ROWS, rows);
  const last = within(Math.ceil((seenTo + MARGIN_ROWS) / STEP_ROWS) * STEP_ROWS, rows);
  return {
    start: first * columns,
    end: Math.min(last * columns, count),
    before: first * pitch,
    after: (rows - last) * pitch,
  };
}

function within(row: number, rows: number): number {
  return Math.max(0, Math.min(row, rows));
}
