import { expect, test } from 'vitest';
import { isOwnCall } from './own-calls.ts';

test.each([
  { path: '/users/Robin%20Demo/pouch', isOwn: true },
  { path: '/me/pouch', isOwn: true },
  { path: '/me/plan', isOwn: true },
  { path: '/stores/2', isOwn: false },
  { path: '/single-item/7', isOwn: false },
  { path: '/me/pouch/extra', isOwn: false },
])('$path: $isOwn', ({ path, isOwn }) => {
  expect(isOwnCall(path)).toBe(isOwn);
});
