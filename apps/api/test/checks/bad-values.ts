import type { Input, Schema } from './api-description.ts';

export const HOSTILE_TEXTS = [
  "'; drop table player; --",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%s%n%x',
  '#{7*7}{{7*7}}',
  'a\u0000b',
  '\u202Egnp.exe',
  '\uD800',
  '👩‍👩‍👧‍👦'.repeat(20),
  'İıſK',
  '-0',
  'null',
  '__proto__',
  'x'.repeat(5_000),
];

const NO_NUMBERS = [
  'abc',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  ' 1',
  '+1',
  '１',
  '99999999999',
  '4294967296000',
  'NaN',
  'Infinity',
  'true',
  '1,2;3',
  ...HOSTILE_TEXTS,
];

/** Makes all other parameters valid, so that only the bad value can be the cause of the refusal. */
export function fittingValue({ schema }: Input): string {
  if (schema.enum) return String(schema.enum[0]);
  if (isNumber(schema)) return '1';
  if (schema.type === 'boolean') return 'true';
  return 'x'.repeat(Math.max(schema.minLength ?? 1, 3));
}

export function badValues({ schema }: Input): string[] {
  if (schema.enum) return ['nothing-of-the-kind', ...HOSTILE_TEXTS];
  if (schema.type === 'number') return NO_NUMBERS.filter((value) => !FRACTION.test(value));
  if (isNumber(schema)) return NO_NUMBERS;
  if (schema.type === 'boolean') return ['maybe', '2', ...HOSTILE_TEXTS];
  return schema.maxLength === undefined ? [] : ['y'.repeat(schema.maxLength + 1)];
}

const FRACTION = /^-?\d+(\.\d+)?$/;

/** Or a list of numbers, separated by commas. */
function isNumber({ type, items }: Schema): boolean {
  return type === 'integer' || type === 'number' || (items !== undefined && isNumber(items));
}
