import type { CarriedItem } from '@wallabee/contract/pouch/own-pouch';
import type { PouchItem } from '@wallabee/contract/pouch/pouch';
import { expect, test } from 'vitest';
import { withOwnFacts } from './own-pouch.ts';

const items = [{ item_id: 1 }, { item_id: 2 }] as PouchItem[];

test('what the player knows is joined by the item, and may be missing [PN-04]', () => {
  const known = [{ item_id: 2, is_spare: true }] as CarriedItem[];

  expect(withOwnFacts(items, known)).toEqual([{ item_id: 1 }, { item_id: 2, own: known[0], is_spare: true }]);
  expect(withOwnFacts(items, undefined)).toEqual(items);
});
