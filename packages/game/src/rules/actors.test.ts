import { ItemId, ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { actorsOf } from './actors.ts';

const ada = PlayerId.parse(1);
const bob = PlayerId.parse(2);
const item_id = ItemId.parse(7);

test.each([
  { why: 'a lock is its player’s', action: { type: 'lock', player_id: ada, item_id }, actors: [ada] },
  {
    why: 'a gift is the giver’s',
    action: {
      type: 'gift_unique',
      player_id: ada,
      recipient_id: bob,
      item_type_id: ItemTypeId.parse(3),
      variant_id: null,
    },
    actors: [ada],
  },
  {
    why: 'a trade is of both',
    action: { type: 'trade', player_id: ada, other_id: bob, given_id: item_id, received_id: item_id },
    actors: [ada, bob],
  },
  {
    why: 'the settling of a swap ring is of the member who agreed last',
    action: {
      type: 'settle_ring',
      player_id: bob,
      members: [
        { player_id: ada, item_id },
        { player_id: bob, item_id },
      ],
    },
    actors: [bob],
  },
  {
    why: 'a purchase is the buyer’s',
    action: { type: 'buy_on_market', player_id: ada, item_id },
    actors: [ada],
  },
  {
    why: 'a drone’s return is nobody’s',
    action: { type: 'drone_return', player_id: ada, item_id },
    actors: [],
  },
  {
    why: 'the release of an account is nobody’s',
    action: { type: 'release', player_id: ada, reason: 'inactive' },
    actors: [],
  },
] as const)('$why [PP-02]', ({ action, actors }) => {
  expect(actorsOf(action)).toEqual(actors);
});
