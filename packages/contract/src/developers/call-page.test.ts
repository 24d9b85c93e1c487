import { expect, test } from 'vitest';
import { callPagePath } from './call-page.ts';

test.each([
  { name: 'search', path: '/developers/calls/search' },
  { name: 'readItemStatus', path: '/developers/calls/read-item-status' },
  { name: 'listOneOfAKinds', path: '/developers/calls/list-one-of-a-kinds' },
])('$name is described at $path', ({ name, path }) => {
  expect(callPagePath(name)).toBe(path);
});
