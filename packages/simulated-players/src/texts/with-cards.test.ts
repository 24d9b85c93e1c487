import { expect, test } from 'vitest';
import { withCards } from './with-cards.ts';

const NAMES = new Set(['Retired Lift', 'The Retired Lift', 'Sandbag Called Gerald']);

test.each([
  ['Have The Retired Lift #7 here.', 'Have [The Retired Lift #7] here.'],
  ['Sandbag Called Gerald #1,015', '[Sandbag Called Gerald #1,015]'],
  ['Retired Lift #1\nRetired Lift #2', '[Retired Lift #1]\n[Retired Lift #2]'],
  ['Retired Lift #1, Retired Lift #2', '[Retired Lift #1], [Retired Lift #2]'],
  ['Some Lift #7, and #8', 'Some Lift #7, and #8'],
  ['Retired\nLift #7', 'Retired\nLift #7'],
  ['', ''],
])('%o becomes %o [FX-03]', (text, bracketed) => {
  expect(withCards(text, NAMES)).toBe(bracketed);
});
