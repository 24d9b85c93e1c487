export type CsvCell = string | number | null;

/** A row of RFC 4180. */
export function toCsvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

/** A spreadsheet would take a text with one of these first characters for a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;

function toCell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
