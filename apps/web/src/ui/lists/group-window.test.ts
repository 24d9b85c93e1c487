import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GroupMeasures, groupTop, groupWindow } from './group-window.ts';

const phone: GroupMeasures & { step: number } = {
  columns: 4,
  rowHeight: 120,
  gap: 10,
  headHeight: 44,
  groupGap: 16,
  scrolled: 0,
  viewHeight: 740,
  step: 2,
};
/** 44 + 3 * 130 - 10 + 16 pixels each. */
const TEN_EACH = Array.from({ length: 100 }, () => 10);
const HEIGHT = 440;

test('at the top the first groups are rendered and the others are padding [WL-02]', () => {
  const shown = groupWindow(TEN_EACH, phone);

  expect(shown.groups.map(({ group }) => group)).toEqual([0, 1, 2]);
  expect(shown.before).toBe(0);
  expect(shown.after).toBe(97 * HEIGHT);
});

test('in the middle there is padding on both sides [WL-02]', () => {
  const shown = groupWindow(TEN_EACH, { ...phone, scrolled: 50 * HEIGHT });

  expect(shown.groups.map(({ group }) => group)).toEqual([49, 50, 51, 52]);
  expect(shown.before).toBe(49 * HEIGHT);
  expect(shown.after).toBe(47 * HEIGHT);
});

test('of a long group only the rows in view are rendered [WL-02]', () => {
  const { groups } = groupWindow([8, 4_000, 8], { ...phone, scrolled: 60_000 });

  expect(groups).toHaveLength(1);
  const [{ group = 0, start = 0, end = 0 } = {}] = groups;
  expect(group).toBe(1);
  expect(end - start).toBeLessThan(60);
});

test.each([
  { where: 'below', scrolled: -9_000, group: 0 },
  { where: 'above', scrolled: 90_000, group: 99 },
])('a list $where the view renders its nearest group [WL-02]', ({ scrolled, group }) => {
  const { groups, before, after } = groupWindow(TEN_EACH, { ...phone, scrolled });

  expect(groups.map((one) => one.group)).toEqual([group]);
  expect(before + after).toBe(99 * HEIGHT);
});

test('a group starts below all before it', () => {
  expect(groupTop(TEN_EACH, 0, phone)).toBe(0);
  expect(groupTop(TEN_EACH, 7, phone)).toBe(7 * HEIGHT);
});

test('no groups have no height', () => {
  expect(groupWindow([], phone)).toEqual({ groups: [], before: 0, after: 0 });
});

test('at every position what is in view is rendered, and the height is the same', () => {
  const lists = fc.record({
    counts: fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 40 }),
    columns: fc.integer({ min: 1, max: 9 }),
    rowHeight: fc.integer({ min: 40, max: 200 }),
    gap: fc.integer({ min: 0, max: 24 }),
    part: fc.double({ min: -0.1, max: 1, noNaN: true }),
    step: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(lists, ({ counts, part, ...own }) => {
      const measures = { ...phone, ...own };
      const whole = groupTop(counts, counts.length, measures);
      const scrolled = part * whole;

      const { groups, before, after } = groupWindow(counts, { ...measures, scrolled });

      const pitch = measures.rowHeight + measures.gap;
      let height = before + after;
      for (const { start, end, ...rest } of groups) {
        const rows = Math.ceil((end - start) / measures.columns);
        height +=
          measures.headHeight + measures.groupGap + rest.before + rows * pitch - measures.gap + rest.after;
      }
      expect(height).toBeCloseTo(whole, 5);
      for (const [group, count] of counts.entries()) {
        const rendered = groups.find((one) => one.group === group);
        const top = groupTop(counts, group, measures) + measures.headHeight - scrolled;
        for (let card = 0; card < count; card += measures.columns) {
          const rowTop = top + (card / measures.columns) * pitch;
          if (rowTop > measures.viewHeight || rowTop + measures.rowHeight < 0) continue;
          expect(rendered?.start).toBeLessThanOrEqual(card);
          expect(rendered?.end).toBeGreaterThan(card);
        }
      }
    }),
    { numRuns: 200 },
  );
});
