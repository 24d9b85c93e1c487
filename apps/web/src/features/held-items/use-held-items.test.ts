import type { HeldItem } from '@wallabee/contract/set-progress/set-progress';
import { expect, test } from 'vitest';
import { byType } from './use-held-items.ts';

test('the items of a type stand together, the saved one first', () => {
  const items = [
    { item_type_id: 1, number: 3, location: 'pouch' },
    { item_type_id: 2, number: 4, location: 'lockbox' },
    { item_type_id: 1, number: 12, location: 'saved' },
    { item_type_id: 1, number: 40, location: 'dropped' },
  ] as HeldItem[];

  const held = byType(items);

  expect([...held].map(([id, all]) => [id, all.map(({ number }) => number)])).toEqual([
    [1, [12, 3, 40]],
    [2, [4]],
  ]);
});
