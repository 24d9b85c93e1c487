/** Cards or rows from `start` to before `end`, and the room of the rows above and below them. */
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
  /**
   * The window moves by so many rows at once: a render for every row scrolled would be too many. As many are there
   * beyond either edge, so that a quick flick and the Tab key find something.
   */
  step: number;
}

export function rowWindow(measures: Measures): RowWindow {
  const { count, columns, rowHeight, gap, scrolled, viewHeight, step } = measures;
  const pitch = rowHeight + gap;
  const rows = Math.ceil(count / columns);
  const seenFrom = Math.floor(scrolled / pitch);
  const seenTo = Math.ceil((scrolled + viewHeight) / pitch);
  const first = within(Math.floor((seenFrom - step) / step) * step, rows);
  const last = within(Math.ceil((seenTo + step) / step) * step, rows);
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
