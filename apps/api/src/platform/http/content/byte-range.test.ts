import { expect, test } from 'vitest';
import { byteRangeOf } from './byte-range.ts';

test.each([
  { range: 'bytes=0-99', is: { start: 0, end: 99 } },
  { range: 'bytes=0-0', is: { start: 0, end: 0 } },
  { range: 'bytes=900-', is: { start: 900, end: 999 } },
  { range: 'bytes=900-5000', is: { start: 900, end: 999 } },
  { range: 'bytes=-100', is: { start: 900, end: 999 } },
  { range: 'bytes=-5000', is: { start: 0, end: 999 } },
  { range: 'Bytes= 5-6 ', is: { start: 5, end: 6 } },
  { range: 'bytes=1000-', is: 'unsatisfiable' },
  { range: 'bytes=1000-1001', is: 'unsatisfiable' },
  { range: 'bytes=-0', is: 'unsatisfiable' },
  { range: `bytes=${'9'.repeat(400)}-`, is: 'unsatisfiable' },
  { range: undefined, is: 'whole' },
  { range: 'bytes=-', is: 'whole' },
  { range: 'bytes=5-4', is: 'whole' },
  { range: 'bytes=0-1,5-6', is: 'whole' },
  { range: 'bytes=a-b', is: 'whole' },
  { range: 'lines=0-1', is: 'whole' },
])('in a file of 1,000 bytes $range is $is [DV-04]', ({ range, is }) => {
  expect(byteRangeOf(range, 1_000)).toEqual(is);
});

test('no range of an empty file is satisfiable', () => {
  expect(byteRangeOf('bytes=0-', 0)).toBe('unsatisfiable');
  expect(byteRangeOf('bytes=-5', 0)).toBe('unsatisfiable');
});
