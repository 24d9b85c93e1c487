import { ItemId, ItemTypeId, PlaceId, PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import type { ListedNumber } from '@wallabee/contract/search/search-results';
import { expect, test } from 'vitest';
import { stateWordsOf } from './state-words.ts';

const LAMP: ListedNumber = {
  item_id: ItemId.parse(1),
  item_type_id: ItemTypeId.parse(109),
  name: 'Lamp',
  set_id: SetId.parse(1),
  number: 42,
  class: 'dd',
  status: 'pouch',
  is_locked: false,
  owner: { id: PlayerId.parse(7), name: 'Zofia' },
  place: null,
  used_in: null,
  price: null,
  created_at: null,
  moved_at: null,
};
const ZOO = { id: PlaceId.parse(3), name: 'The Zoo', lat: 0, lng: 0 };
const BOX = { item_id: ItemId.parse(9), item_type_id: ItemTypeId.parse(4), name: 'Box', number: 3 };

test.each<[string, Partial<ListedNumber>]>([
  ['Saved by Zofia', { status: 'saved' }],
  ['In the pouch of Zofia', {}],
  ['Locked by Zofia', { is_locked: true }],
  ['Locked by Zofia', { status: 'dropped', is_locked: true, place: ZOO }],
  ['In the lockbox of Zofia', { status: 'lockbox', is_locked: true }],
  ['For sale at 1,250 by Zofia', { price: 1250 }],
  ['At The Zoo', { status: 'dropped', owner: null, place: ZOO }],
  ['In the Mixerpool', { status: 'mixing_pool', owner: null }],
  ['In the Recycle Center', { status: 'recycle_center', owner: null }],
  ['In Limbo', { status: 'limbo', owner: null }],
  ['Used in Box', { status: 'mixed', owner: null, used_in: BOX }],
  ['Used up', { status: 'mixed', owner: null }],
  ['Destroyed', { status: 'destroyed', owner: null }],
  ['Not discovered yet', { status: 'hidden', owner: null }],
])('[QL-09] %s', (words, number) => {
  const { lead, name } = stateWordsOf({ ...LAMP, ...number });

  expect([lead, name].filter((part) => part !== null).join(' ')).toBe(words);
});
