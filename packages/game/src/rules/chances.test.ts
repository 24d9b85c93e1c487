import { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { chancesOf } from './chances.ts';

const player_id = PlayerId.parse(1);
const item_id = ItemId.parse(7);

test('an action draws six chances, and a ring three for each member [SW-04]', () => {
  const ringOf = (size: number) =>
    chancesOf({ type: 'settle_ring', player_id, members: Array(size).fill({ player_id, item_id }) });

  expect(chancesOf({ type: 'open', player_id, item_id })).toBe(6);
  expect([2, 3, 5, 500].map(ringOf)).toEqual([6, 9, 15, 15]);
});
