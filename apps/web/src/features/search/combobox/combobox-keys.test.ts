import { expect, test } from 'vitest';
import { moveFor } from './combobox-keys.ts';

test.each([
  { why: 'down opens the list', key: 'ArrowDown', count: 0, active: -1, move: 'open' },
  { why: 'down enters the list', key: 'ArrowDown', count: 3, active: -1, move: { to: 0 } },
  { why: 'down moves to the next entry', key: 'ArrowDown', count: 3, active: 1, move: { to: 2 } },
  {
    why: 'down returns from the end to the text box',
    key: 'ArrowDown',
    count: 3,
    active: 2,
    move: { to: -1 },
  },
  { why: 'up enters from the end', key: 'ArrowUp', count: 3, active: -1, move: { to: 2 } },
  { why: 'up returns from the start to the text box', key: 'ArrowUp', count: 3, active: 0, move: { to: -1 } },
  { why: 'up is left to the text box without a list', key: 'ArrowUp', count: 0, active: -1, move: null },
  { why: 'Enter chooses the selected entry', key: 'Enter', count: 3, active: 1, move: 'choose' },
  { why: 'Enter searches without a selection', key: 'Enter', count: 3, active: -1, move: null },
  { why: 'Escape closes the list', key: 'Escape', count: 3, active: 1, move: 'close' },
  { why: 'Escape is left to the text box without a list', key: 'Escape', count: 0, active: -1, move: null },
  { why: 'letters are left to the text box', key: 'a', count: 3, active: 1, move: null },
])('$why', ({ key, count, active, move }) => {
  expect(moveFor(key, { count, active })).toEqual(move);
});
