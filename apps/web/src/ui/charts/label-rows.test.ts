import { expect, test } from 'vitest';
import { rowsOf, shownLabels } from './label-rows.ts';

test.each([
  { places: [0, 0.4, 0.8], rows: [0, 0, 0] },
  { places: [0, 0.1, 0.2], rows: [0, 1, 2] },
  { places: [0, 0.1, 0.35], rows: [0, 1, 0] },
  { places: [], rows: [] },
])('labels at $places are in the rows $rows', ({ places, rows }) => {
  expect(rowsOf(places, 0.3)).toEqual(rows);
});

test('of labels that are too close the last is shown', () => {
  expect(shownLabels([0, 0.05, 0.5], 0.1)).toEqual([false, true, true]);
});
