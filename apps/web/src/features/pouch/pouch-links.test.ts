import { pouchViewFrom } from '@wallabee/contract/pouch/pouch-address';
import { expect, test } from 'vitest';
import { pouchSearch, wholePouchSearch } from './pouch-links.ts';

test('defaults are left out of the address [PO-01]', () => {
  expect(pouchSearch(new URLSearchParams('q=bell&sort=newest&view=shelf&set=40'))).toBe('q=bell&set=40');
  expect(pouchSearch(new URLSearchParams('sort=name&view=compact'))).toBe('sort=name&view=compact');
});

test('showing everything keeps the order and the size [PO-01]', () => {
  const view = pouchViewFrom(new URLSearchParams('q=bell&sort=name&locked=1&view=compact'));

  expect(wholePouchSearch(view)).toBe('sort=name&view=compact');
  expect(wholePouchSearch(pouchViewFrom(new URLSearchParams('q=bell')))).toBe('');
});
