import type { PlayerSet } from '@wallabee/contract/set-progress/set-progress';
import { expect, test } from 'vitest';
import { finishOf, missingOf } from './set-state.ts';

const set = { number: 2, numberinset: 12, found: 12, completed: true, added_since: 0, missing: [] };

test.each([
  { why: 'it is complete', facts: {}, reason: undefined },
  {
    why: 'it has grown',
    facts: { found: 11, completed: false, added_since: 1 },
    reason: 'One item was added since',
  },
  {
    why: 'it has grown by some',
    facts: { found: 9, completed: false, added_since: 3 },
    reason: '3 items were added since',
  },
  {
    why: 'something was taken out',
    facts: { found: 11, completed: false },
    reason: 'One item was taken out since',
  },
  {
    why: 'both',
    facts: { found: 9, completed: false, added_since: 1 },
    reason: 'One item was added since, 2 items were taken out since',
  },
])('a finished set, $why: $reason [PS-04]', ({ facts, reason }) => {
  expect(finishOf({ ...set, ...facts })).toEqual({ finished: 'Finished: #2', reason });
});

test('a set that is not finished has no reason [PS-04]', () => {
  expect(finishOf({ ...set, number: 0 })).toBeUndefined();
});

test('missing items are named [PS-01]', () => {
  const missing = [{ name: 'Great Lens' }, { name: 'Fog Bell' }] as PlayerSet['missing'];

  expect(missingOf({ missing })).toBe('Missing: Great Lens, Fog Bell');
  expect(missingOf({ missing: [] })).toBeUndefined();
});
