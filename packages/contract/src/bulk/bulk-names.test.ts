import { expect, test } from 'vitest';
import { bulkFileName, parseBulkFileName } from './bulk-names.ts';

test.each([
  { name: 'numbers-2026-11-18', kind: 'numbers', year: null, day: '2026-11-18' },
  { name: 'histories-2016-2026-11-18', kind: 'histories', year: 2016, day: '2026-11-18' },
  { name: 'changes-2026-11-18', kind: 'changes', year: null, day: '2026-11-18' },
] as const)('the file name $name is written and parsed [DV-04]', ({ name, ...parts }) => {
  expect(bulkFileName(parts)).toBe(name);
  expect(parseBulkFileName(name)).toEqual(parts);
});

test.each([
  { name: 'numbers', kind: 'numbers', year: null },
  { name: 'histories-2016', kind: 'histories', year: 2016 },
])('$name means the newest file [DV-04]', ({ name, ...parts }) => {
  expect(parseBulkFileName(name)).toEqual({ ...parts, day: null });
});

test.each([
  '',
  'histories',
  'histories-2026-11-18',
  'numbers-2016',
  'players',
  'numbers-2026-11-18.gz',
  'numbers-2026-02-30',
  'numbers-0000-01-01',
  '%',
])('"%s" is not a file name', (name) => {
  expect(parseBulkFileName(name)).toBeUndefined();
});
