/** The cards from `start` to before `end`, and the heights of the rows above and below them. */
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
  /** The distance from the grid's top edge to the viewport's; negative above the grid. */
  scrolled: number;
  viewHeight: number;
  /**
   * The window moves by this many rows, so that not every scrolled row causes a render; as many rows are rendered
   * beyond either edge for quick scrolling and the Tab key.
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
