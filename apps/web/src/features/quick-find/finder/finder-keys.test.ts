import { expect, test } from 'vitest';
import { moveFor } from './finder-keys.ts';

const counts = [1, 3, 0, 2];

test.each([
  { why: 'down selects the next row', key: 'ArrowDown', active: 0, move: 1 },
  { why: 'down enters the list', key: 'ArrowDown', active: -1, move: 0 },
  { why: 'down goes from the last row to the first', key: 'ArrowDown', active: 5, move: 0 },
  { why: 'up selects the row before', key: 'ArrowUp', active: 4, move: 3 },
  { why: 'up goes from the first row to the last', key: 'ArrowUp', active: 0, move: 5 },
  { why: 'up enters the list from its end', key: 'ArrowUp', active: -1, move: 5 },
  { why: 'Tab selects the first row of the next kind', key: 'Tab', active: 0, move: 1 },
  { why: 'Tab leaves out a kind without rows', key: 'Tab', active: 2, move: 4 },
  { why: 'Tab past the last kind leaves the list', key: 'Tab', active: 5, move: null },
  { why: 'Shift Tab goes to the start of the kind', key: 'Tab', shiftKey: true, active: 5, move: 4 },
  { why: 'Shift Tab goes to the kind before', key: 'Tab', shiftKey: true, active: 4, move: 1 },
  {
    why: 'Shift Tab before the first kind leaves the list',
    key: 'Tab',
    shiftKey: true,
    active: 0,
    move: null,
  },
  { why: 'letters are left to the field', key: 'a', active: 1, move: null },
])('$why [QL-08]', ({ key, shiftKey = false, active, move }) => {
  expect(moveFor({ key, shiftKey }, { counts, active })).toBe(move);
});

test('without rows every key is left to the field', () => {
  expect(moveFor({ key: 'ArrowDown', shiftKey: false }, { counts: [0], active: -1 })).toBeNull();
});
