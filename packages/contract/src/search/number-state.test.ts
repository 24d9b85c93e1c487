import { expect, test } from 'vitest';
import { numberStateOf, STATE_LETTERS } from './number-state.ts';
import { NUMBER_STATUSES } from './search-results.ts';

test.each([
  { status: 'pouch', is_locked: false, price: null, state: 'pouch' },
  { status: 'pouch', is_locked: false, price: 250, state: 'market' },
  { status: 'pouch', is_locked: true, price: null, state: 'locked' },
  { status: 'lockbox', is_locked: true, price: null, state: 'locked' },
  { status: 'dropped', is_locked: false, price: null, state: 'place' },
  { status: 'dropped', is_locked: true, price: null, state: 'locked' },
  { status: 'saved', is_locked: false, price: null, state: 'saved' },
  { status: 'recycle_center', is_locked: false, price: null, state: 'recycled' },
  { status: 'mixed', is_locked: false, price: null, state: 'mixed' },
  { status: 'hidden', is_locked: true, price: 250, state: 'hidden' },
] as const)('[QL-09] $status, locked $is_locked, price $price is $state', ({ state, ...number }) => {
  expect(numberStateOf(number)).toBe(state);
});

test('[QL-09] every status has a state, and every state a letter of its own', () => {
  const states = NUMBER_STATUSES.map((status) => numberStateOf({ status, is_locked: false, price: null }));

  expect(states).not.toContain(undefined);
  expect(new Set(Object.values(STATE_LETTERS)).size).toBe(Object.keys(STATE_LETTERS).length);
});
