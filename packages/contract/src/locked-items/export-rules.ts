import type { LockedItem } from './locked-item.ts';

const COLUMNS = [
  'number',
  'name',
  'variant_name',
  'status',
  'place_name',
  'created_at',
  'id',
  'item_type_id',
  'set_id',
] as const satisfies (keyof LockedItem)[];

/** As RFC 4180 wants it: commas, CRLF, quotes doubled. */
export function lockedItemsCsv(items: readonly LockedItem[]): string {
  const rows = items.map((item) => COLUMNS.map((column) => cell(item[column])).join(','));
  return [COLUMNS.join(','), ...rows, ''].join('\r\n');
}

/** The items as the API gave them, so that whoever reads one can read the other. */
export function lockedItemsJson(items: readonly LockedItem[]): string {
  return `${JSON.stringify({ items }, null, 2)}\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = STARTS_A_FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** What a spreadsheet would take for a formula and run; an apostrophe tells it that this is text. */
const STARTS_A_FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/;
