import { expect, test } from 'vitest';
import { writeAscii } from './write-ascii.ts';

test.each([
  { value: 'Café de Flore', written: String.raw`"Caf\u00e9 de Flore"` },
  { value: { é: ['\u{1f41d}'] }, written: String.raw`{"\u00e9":["\ud83d\udc1d"]}` },
  { value: 'a\u2028b\u007f', written: `${String.raw`"a\u2028b`}\u007f"` },
  { value: null, written: 'null' },
])('$written is ASCII and the same value [DV-01]', ({ value, written }) => {
  expect(writeAscii(value)).toBe(written);
  expect(JSON.parse(writeAscii(value))).toEqual(value);
});
