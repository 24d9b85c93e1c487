import type { Wish } from '@wallabee/contract/wish-lists/wish-list-rules';
import { expect, test } from 'vitest';
import { isSameCard } from './wish-card.tsx';

const card = { wish: { item_type_id: 817, saved_number: 12 } as Wish, isEager: false };

test.each([
  { change: 'nothing', other: { ...card, wish: { ...card.wish } }, isSame: true },
  {
    change: 'the item',
    other: { ...card, wish: { ...card.wish, item_type_id: 818 } as Wish },
    isSame: false,
  },
  { change: 'the saved number', other: { ...card, wish: { ...card.wish, saved_number: 9 } }, isSame: false },
  { change: 'how it loads', other: { ...card, isEager: true }, isSame: false },
])('a card with a change of $change is the same: $isSame [WL-02]', ({ other, isSame }) => {
  expect(isSameCard(card, other)).toBe(isSame);
});
