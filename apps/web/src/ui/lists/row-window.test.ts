import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowWindow } from './row-window.ts';

const phone = { count: 1_800, columns: 3, rowHeight: 150, gap: 10, viewHeight: 740, step: 2 };

test('at the top the window starts with the first card', () => {
  expect(rowWindow({ ...phone, scrolled: -300 })).toMatchObject({ start: 0, before: 0 });
});

test('in the middle the rows around the viewport are rendered and the others are padding', () => {
  const shown = rowWindow({ ...phone, scrolled: 48_000 });

  expect(shown.start).toBe(298 * 3);
  expect(shown.before).toBe(298 * 160);
  expect((shown.end - shown.start) / 3).toBeLessThan(14);
});

test('at the end there is no padding after the window', () => {
  expect(rowWindow({ ...phone, scrolled: 600 * 160 })).toMatchObject({ end: 1_800, after: 0 });
});

test('a list shorter than the viewport is rendered whole', () => {
  expect(rowWindow({ ...phone, count: 4, scrolled: 0 })).toEqual({ start: 0, end: 4, before: 0, after: 0 });
});

const table = { count: 5_000, columns: 1, rowHeight: 40, gap: 0, viewHeight: 800, step: 8 };

test.each([
  { where: 'below the view', scrolled: -5_000, start: 0, end: 0 },
  { where: 'coming up from below', scrolled: -700, start: 0, end: 16 },
  { where: 'at the top of the view', scrolled: 0, start: 0, end: 32 },
  { where: 'scrolled a bit', scrolled: 400, start: 0, end: 40 },
  { where: 'in the middle', scrolled: 40_000, start: 992, end: 1_032 },
  { where: 'at its end', scrolled: 5_000 * 40 - 800, start: 4_968, end: 5_000 },
  { where: 'far above the view', scrolled: 400_000, start: 5_000, end: 5_000 },
])('$where a table has rows $start to $end [LL-01, LK-01]', ({ scrolled, start, end }) => {
  expect(rowWindow({ ...table, scrolled })).toMatchObject({ start, end });
});

test('at every scroll position all visible cards are rendered and the total height is constant', () => {
  const lists = fc.record({
    count: fc.integer({ min: 1, max: 3_000 }),
    columns: fc.integer({ min: 1, max: 9 }),
    rowHeight: fc.integer({ min: 40, max: 260 }),
    gap: fc.integer({ min: 0, max: 32 }),
    step: fc.integer({ min: 1, max: 8 }),
    viewHeight: fc.integer({ min: 300, max: 2_000 }),
    part: fc.double({ min: -0.2, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(lists, ({ part, ...list }) => {
      const pitch = list.rowHeight + list.gap;
      const rows = Math.ceil(list.count / list.columns);
      const scrolled = part * rows * pitch;

      const { start, end, before, after } = rowWindow({ ...list, scrolled });

      const shownRows = Math.ceil((end - start) / list.columns);
      expect(before + shownRows * pitch + after).toBe(rows * pitch);
      const seen = { from: Math.max(0, scrolled), to: Math.min(rows * pitch, scrolled + list.viewHeight) };
      if (seen.to > seen.from) {
        expect(before).toBeLessThanOrEqual(seen.from);
        expect(before + shownRows * pitch).toBeGreaterThanOrEqual(seen.to);
      }
    }),
    { numRuns: 1_000 },
  );
});
