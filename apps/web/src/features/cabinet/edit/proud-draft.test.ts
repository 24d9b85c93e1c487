import { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { addTo, type Draft, isFull, isSame, moveIn, removeFrom } from './proud-draft.ts';

const draft = drafted(1, 2, 3);

test.each([
  { why: 'an item goes to the end', is: addTo(draft, item(4)), ids: [1, 2, 3, 4] },
  { why: 'no item is chosen twice', is: addTo(draft, item(2)), ids: [1, 2, 3] },
  {
    why: 'a seventh item is not added',
    is: addTo(drafted(1, 2, 3, 4, 5, 6), item(7)),
    ids: [1, 2, 3, 4, 5, 6],
  },
  { why: 'an item is removed', is: removeFrom(draft, item(2)), ids: [1, 3] },
  { why: 'an item moves to the front', is: moveIn(draft, item(2), -1), ids: [2, 1, 3] },
  { why: 'an item moves to the back', is: moveIn(draft, item(2), 1), ids: [1, 3, 2] },
  { why: 'the first stays at the front', is: moveIn(draft, item(1), -1), ids: [1, 2, 3] },
  { why: 'the last stays at the back', is: moveIn(draft, item(3), 1), ids: [1, 2, 3] },
])('$why [TM-07]', ({ is, ids }) => {
  expect(is.map(({ item_id }) => item_id)).toEqual(ids);
});

test('a choice of six is full, and the order makes a difference [TM-07]', () => {
  expect(isFull(drafted(1, 2, 3, 4, 5))).toBe(false);
  expect(isFull(drafted(1, 2, 3, 4, 5, 6))).toBe(true);
  expect(isSame(draft, drafted(1, 2, 3))).toBe(true);
  expect(isSame(draft, drafted(2, 1, 3))).toBe(false);
  expect(isSame(draft, drafted(1, 2))).toBe(false);
});

function item(id: number) {
  return {
    item_id: ItemId.parse(id),
    item_type_id: ItemTypeId.parse(1),
    number: id,
    name: `Item ${id}`,
    hue: 1,
    image_key: 'k',
    variant_id: null,
  };
}

function drafted(...ids: number[]): Draft {
  return ids.map(item);
}
