import { say } from '../scripts/setup.mjs';

export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const all = [];

/** `figure` names the column that `wanted` refers to. Prints Markdown for docs/performance.md. */
export function printTable(heading, rows, figure) {
  print(heading, rows);
  const part = heading.split(/[,(]/)[0].trim();
  for (const row of rows)
    all.push({ part, what: Object.values(row)[0], figure, is: row[figure], wanted: row.wanted });
}

export function printSummary() {
  const reached = all.filter(({ wanted }) => wanted.endsWith(REACHED));
  print(`All of it: ${reached.length} of ${all.length} reached`, all);
}

/** Without a target, so that the summary leaves it out. */
export function print(heading, rows) {
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

const REACHED = '✓';

export function verdict(isReached, wanted) {
  return `${wanted} ${isReached ? REACHED : '✗'}`;
}
