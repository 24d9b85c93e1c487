import { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createItemTallies } from './item-tallies.ts';

test('an item that nothing happened to has moved never and been held by nobody', () => {
  expect(createItemTallies().of(ItemId.parse(9))).toEqual({ moves: 0, hands: 0 });
});

test('moves are counted each, holders once each', () => {
  const step = fc.record({ item: fc.integer({ min: 1, max: 300 }), player: fc.integer({ min: 1, max: 6 }) });

  fc.assert(
    fc.property(fc.array(step, { maxLength: 400 }), (steps) => {
      const tallies = createItemTallies();
      for (const { item, player } of steps) {
        tallies.addMove(ItemId.parse(item));
        tallies.addHolder(ItemId.parse(item), PlayerId.parse(player));
      }

      for (const { item } of steps) {
        const own = steps.filter((step) => step.item === item);
        expect(tallies.of(ItemId.parse(item))).toEqual({
          moves: own.length,
          hands: new Set(own.map((step) => step.player)).size,
        });
      }
    }),
  );
});
