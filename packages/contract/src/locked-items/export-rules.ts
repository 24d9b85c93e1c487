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

/** RFC 4180: commas, CRLF, quotes doubled. */
export function lockedItemsCsv(items: readonly LockedItem[]): string {
  const rows = items.map((item) => COLUMNS.map((column) => cell(item[column])).join(','));
  return [COLUMNS.join(','), ...rows, ''].join('\r\n');
}

export function lockedItemsJson(items: readonly LockedItem[]): string {
  return `${JSON.stringify({ items }, null, 2)}\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = STARTS_A_FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Spreadsheets run such text as a formula unless an apostrophe precedes it. */
const STARTS_A_FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/;
