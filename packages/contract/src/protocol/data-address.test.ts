import { expect, test } from 'vitest';
import { pagePathOf } from './data-address.ts';

test.each([
  ['/_.data', '/'],
  ['/tools/_.data', '/tools/'],
  ['/tools.data', '/tools'],
  ['/tools/item/5.data', '/tools/item/5'],
  ['/tools/item/5', '/tools/item/5'],
])('%s is the data of the page %s', (dataPath, page) => {
  expect(pagePathOf(dataPath)).toBe(page);
});
