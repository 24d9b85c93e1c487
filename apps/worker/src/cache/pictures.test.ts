import { expect, test } from 'vitest';
import { isCacheable, otherSizes } from './pictures.ts';

const address = (size: number, key = '?k=a1') => `https://bee.example/art/item-7-${size}.webp${key}`;

test.each([
  { url: address(100), is: true },
  { url: address(200), is: true },
  { url: address(400), is: false },
  { url: address(100, ''), is: false },
])('$url is cached: $is', ({ url, is }) => {
  expect(isCacheable(url)).toBe(is);
});

test('a smaller size of the same picture stands in for one that is not cached', () => {
  expect(otherSizes(address(400))).toEqual([200, 120, 100, 60, 50, 25].map((size) => address(size)));
  expect(otherSizes(address(100))).not.toContain(address(100));
});
