import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandsOf, sizeOf } from '../sieve/bands.ts';
import { boxOf, CELL, COLUMNS, centreOf, numberAt, placeOf, rowsOf } from './comb-layout.ts';
import { movedBy } from './comb-moves.ts';

test.each([
  { total: 0, bands: [] },
  { total: 1, bands: ['sd 1-1'] },
  { total: 9, bands: ['sd 1-9'] },
  { total: 1_046, bands: ['sd 1-9', 'dd 10-99', 'td 100-999', 'qd 1000-1046'] },
  {
    total: 100_000,
    bands: ['sd 1-9', 'dd 10-99', 'td 100-999', 'qd 1000-9999', 'beyond 10000-100000'],
  },
])('[QL-09] $total numbers are the bands $bands', ({ total, bands }) => {
  expect(bandsOf(total).map(({ prestige, first, last }) => `${prestige} ${first}-${last}`)).toEqual(bands);
});

test('[QL-09] the bands hold every number once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), (total) => {
      expect(bandsOf(total).reduce((sum, band) => sum + sizeOf(band), 0)).toBe(total);
    }),
  );
});

const WIDE = COLUMNS.wide.shapes;
const NARROW = COLUMNS.narrow.shapes;
const HUNDREDS = { prestige: 'td', first: 100, last: 999 } as const;

test('[QL-09] rows, columns and centres', () => {
  expect(rowsOf(HUNDREDS, 50)).toBe(18);
  expect(rowsOf(HUNDREDS, 20)).toBe(45);
  expect(placeOf(HUNDREDS, 50, 525)).toEqual({ row: 8, column: 25 });
  expect(centreOf({ row: 0, column: 0 })).toEqual({ x: 50, y: CELL.height / 2 });
  expect(centreOf({ row: 1, column: 0 })).toEqual({ x: 100, y: CELL.height / 2 + CELL.pitch });
  expect(boxOf(0, 50).height).toBe(0);
  expect(boxOf(1, 50)).toEqual({ width: 5_050, height: CELL.height });
});

const cell = fc.record({
  last: fc.integer({ min: 100, max: 999 }),
  columns: fc.constantFrom(50, 20, 10),
  angle: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
  // The inner circle lies in the cell.
  share: fc.double({ min: 0, max: 0.99, noNaN: true }),
});

test('[QL-09] every point in a cell is its number', () => {
  fc.assert(
    fc.property(cell, fc.nat(), ({ last, columns, angle, share }, seed) => {
      const band = { ...HUNDREDS, last };
      const number = 100 + (seed % sizeOf(band));
      const { x, y } = centreOf(placeOf(band, columns, number));
      const away = (share * CELL.width) / 2;

      expect(numberAt(band, columns, { x: x + away * Math.cos(angle), y: y + away * Math.sin(angle) })).toBe(
        number,
      );
    }),
  );
});

test.each([
  { why: 'above the first row', point: { x: 20, y: 2 } },
  { why: 'left of an odd row', point: { x: 10, y: CELL.pitch + CELL.height / 2 } },
  { why: 'right of an even row', point: { x: 5_049, y: CELL.height / 2 } },
  { why: 'after the last number', point: { x: 1_250, y: CELL.height / 2 + 18 * CELL.pitch } },
])('[QL-09] $why is no number', ({ point }) => {
  expect(numberAt(HUNDREDS, 50, point)).toBeNull();
});

const wide = { bands: bandsOf(1_046), columns: WIDE };

test.each([
  { key: 'ArrowRight', from: 525, to: 526 },
  { key: 'ArrowRight', from: 9, to: 10 },
  { key: 'ArrowRight', from: 1_046, to: 1_046 },
  { key: 'ArrowLeft', from: 100, to: 99 },
  { key: 'ArrowLeft', from: 1, to: 1 },
  { key: 'ArrowDown', from: 525, to: 575 },
  { key: 'ArrowUp', from: 525, to: 475 },
  { key: 'ArrowUp', from: 110, to: 94 },
  { key: 'ArrowUp', from: 149, to: 99 },
  { key: 'ArrowDown', from: 85, to: 99 },
  { key: 'ArrowDown', from: 955, to: 1_005 },
  { key: 'ArrowDown', from: 999, to: 1_046 },
  { key: 'ArrowDown', from: 1_010, to: 1_010 },
  { key: 'ArrowDown', from: 3, to: 8 },
  { key: 'ArrowDown', from: 5, to: 9 },
  { key: 'ArrowUp', from: 3, to: 3 },
  { key: 'Home', from: 525, to: 500 },
  { key: 'End', from: 525, to: 549 },
  { key: 'End', from: 1_000, to: 1_046 },
  { key: 'PageDown', from: 525, to: 625 },
  { key: 'PageDown', from: 1_000, to: 1_046 },
  { key: 'PageUp', from: 42, to: 1 },
  { key: 'a', from: 42, to: null },
])('[QL-09] $key leads from $from to $to', ({ key, from, to }) => {
  expect(movedBy(key, from, wide)).toBe(to);
});

test('[QL-09] on a phone the row above is twenty numbers before', () => {
  expect(movedBy('ArrowUp', 525, { ...wide, columns: NARROW })).toBe(505);
});

test('[QL-09] no key leads out of the wall', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];
  const anywhere = fc.record({
    total: fc.integer({ min: 1, max: 12_000 }),
    key: fc.constantFrom(...keys),
    columns: fc.constantFrom(WIDE, NARROW),
  });
  fc.assert(
    fc.property(anywhere, fc.nat(), ({ total, key, columns }, seed) => {
      const to = movedBy(key, 1 + (seed % total), { bands: bandsOf(total), columns });

      expect(to).toBeGreaterThanOrEqual(1);
      expect(to).toBeLessThanOrEqual(total);
    }),
  );
});
