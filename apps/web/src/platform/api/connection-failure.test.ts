import { expect, test } from 'vitest';
import { isConnectionFailure } from './connection-failure.ts';

test.each([
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'Failed to fetch dynamically imported module: https://wallabee.example/assets/text-page.js',
])('a connection failure: %s [ER-02]', (message) => {
  expect(isConnectionFailure(new TypeError(message))).toBe(true);
});

test.each([
  new TypeError("Cannot read properties of undefined (reading 'name')"),
  new Error('Failed to fetch'),
  { status: 503 },
  undefined,
])('not a connection failure: %s', (failure) => {
  expect(isConnectionFailure(failure)).toBe(false);
});
