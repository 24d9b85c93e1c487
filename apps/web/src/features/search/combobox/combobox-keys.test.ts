import { expect, test } from 'vitest';
import { moveFor } from './combobox-keys.ts';

test.each([
  { why: 'down opens the list', key: 'ArrowDown', count: 0, active: -1, move: 'open' },
  { why: 'down enters the list', key: 'ArrowDown', count: 3, active: -1, move: { to: 0 } },
  { why: 'down goes on', key: 'ArrowDown', count: 3, active: 1, move: { to: 2 } },
  { why: 'down leaves the end for the text', key: 'ArrowDown', count: 3, active: 2, move: { to: -1 } },
  { why: 'up enters from the end', key: 'ArrowUp', count: 3, active: -1, move: { to: 2 } },
  { why: 'up leaves the start for the text', key: 'ArrowUp', count: 3, active: 0, move: { to: -1 } },
  { why: 'up is the box’s own without a list', key: 'ArrowUp', count: 0, active: -1, move: null },
  { why: 'Enter takes what is marked', key: 'Enter', count: 3, active: 1, move: 'choose' },
  { why: 'Enter searches while nothing is marked', key: 'Enter', count: 3, active: -1, move: null },
  { why: 'Escape closes the list', key: 'Escape', count: 3, active: 1, move: 'close' },
  { why: 'Escape is the box’s own without a list', key: 'Escape', count: 0, active: -1, move: null },
  { why: 'letters are letters', key: 'a', count: 3, active: 1, move: null },
])('$why', ({ key, count, active, move }) => {
  expect(moveFor(key, { count, active })).toEqual(move);
});
