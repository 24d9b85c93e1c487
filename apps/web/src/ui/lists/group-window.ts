import { type RowWindow, rowWindow } from './row-window.ts';

/** The rendered part of one group. */
export interface GroupRows extends RowWindow {
  group: number;
}

/** The groups in view, and the heights of all above and below them. */
export interface GroupWindow {
  groups: readonly GroupRows[];
  before: number;
  after: number;
}

export interface GroupMeasures {
  columns: number;
  rowHeight: number;
  gap: number;
  /** From the top of a group to that of its first row. */
  headHeight: number;
  /** Between two groups. */
  groupGap: number;
  scrolled: number;
  viewHeight: number;
}

/** The groups have headings of one height and rows of one height. */
export function groupWindow(
  counts: readonly number[],
  measures: GroupMeasures & { step: number },
): GroupWindow {
  const { viewHeight, rowHeight, gap, headHeight, step } = measures;
  const margin = step * (rowHeight + gap);
  // A list out of view renders its nearest group, from which the sizes are measured.
  const end = groupTop(counts, counts.length, measures);
  const scrolled = Math.max(-viewHeight, Math.min(measures.scrolled, end));
  const groups: GroupRows[] = [];
  let before = 0;
  let after = 0;
  let top = 0;
  for (const [group, count] of counts.entries()) {
    const height = groupHeight(count, measures);
    const isAbove = top + height < scrolled - margin;
    const isBelow = top > scrolled + viewHeight + margin;
    if (isAbove) before += height;
    else if (isBelow) after += height;
    else groups.push({ group, ...shownRows(count, { ...measures, scrolled: scrolled - top - headHeight }) });
    top += height;
  }
  return { groups, before, after };
}

/** Where a group starts, from the top of the list. */
export function groupTop(counts: readonly number[], group: number, measures: GroupMeasures): number {
  return counts.slice(0, group).reduce((top, count) => top + groupHeight(count, measures), 0);
}

function groupHeight(
  count: number,
  { columns, rowHeight, gap, headHeight, groupGap }: Omit<GroupMeasures, 'scrolled' | 'viewHeight'>,
): number {
  return headHeight + Math.ceil(count / columns) * (rowHeight + gap) - gap + groupGap;
}

/** At least one row: without any, the gap between rows would be counted once too often. */
function shownRows(count: number, measures: GroupMeasures & { step: number }): RowWindow {
  const { columns, rowHeight, gap } = measures;
  const rows = Math.ceil(count / columns);
  const found = rowWindow({ ...measures, count });
  if (found.end > found.start) return found;
  const row = Math.min(found.start / columns, rows - 1);
  const pitch = rowHeight + gap;
  return {
    start: row * columns,
    end: Math.min((row + 1) * columns, count),
    before: row * pitch,
    after: (rows - row - 1) * pitch,
  };
}
