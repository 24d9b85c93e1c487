import { say } from '../scripts/setup.mjs';

export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** As Markdown, so that it may be pasted into docs/performance.md as it is. */
export function printTable(heading, rows) {
  const columns = Object.keys(rows[0]);
  const widths = columns.map((column) => Math.max(...[column, ...rows.map((row) => row[column])].map(width)));
  const line = (cells) => `| ${cells.map((cell, at) => String(cell).padEnd(widths[at])).join(' | ')} |`;
  say(`\n### ${heading}\n`);
  say(line(columns));
  say(line(widths.map((size) => '-'.repeat(size))));
  for (const row of rows) say(line(columns.map((column) => row[column])));
}

const width = (cell) => String(cell).length;

export const round = (value, digits = 0) => Number(value.toFixed(digits));

/** What was wanted, and whether it was reached. */
export function verdict(isReached, wanted) {
  return `${wanted} ${isReached ? '✓' : '✗'}`;
}
