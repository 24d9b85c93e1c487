import { expect, test } from 'vitest';
import { connectionLimit } from './connection-limit.ts';

test.each([
  { descriptors: 600, reserved: 32, most: 468 },
  { descriptors: 64, reserved: 32, most: 16 },
  { descriptors: 65_536, reserved: 32, most: 20_000 },
  { descriptors: Number.POSITIVE_INFINITY, reserved: 32, most: 20_000 },
])('of $descriptors descriptors $most are for connections', ({ descriptors, reserved, most }) => {
  expect(connectionLimit(reserved, descriptors)).toBe(most);
});

test('the default is the limit of the system', () => {
  expect(connectionLimit(0)).toBeGreaterThanOrEqual(16);
});
