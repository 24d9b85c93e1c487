import { expect, test } from 'vitest';
import { availabilityOf, dayStateOf, isTrouble, type State, worstOf } from './status-states.ts';

test.each<{ states: State[]; worst: State }>([
  { states: [], worst: 'well' },
  { states: ['well', 'well'], worst: 'well' },
  { states: ['well', 'slow'], worst: 'slow' },
  { states: ['read_only', 'slow'], worst: 'read_only' },
  { states: ['failing', 'read_only', 'well'], worst: 'failing' },
])('the worst of $states is $worst', ({ states, worst }) => {
  expect(worstOf(states)).toBe(worst);
});

test.each([
  { requests: 0, failed: 0, is: false },
  { requests: 1, failed: 1, is: false },
  { requests: 3, failed: 3, is: true },
  { requests: 60, failed: 3, is: true },
  { requests: 61, failed: 3, is: false },
])('a minute with $failed failures of $requests answers is troubled: $is', ({ is, ...minute }) => {
  expect(isTrouble(minute)).toBe(is);
});

test.each([
  { recorded_minutes: 0, troubled_minutes: 0, state: 'unrecorded', share: null },
  { recorded_minutes: 1_440, troubled_minutes: 0, state: 'well', share: 1 },
  { recorded_minutes: 100, troubled_minutes: 1, state: 'troubled', share: 0.99 },
])('a day with $troubled_minutes of $recorded_minutes minutes is $state', ({ state, share, ...day }) => {
  expect([dayStateOf(day), availabilityOf(day)]).toEqual([state, share]);
});
