import type { LatestItem } from '@wallabee/contract/items/item-type';
import { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { type HeardNumbers, withHeardNumbers, withNumber } from './live-numbers.ts';

const LAMP = ItemTypeId.parse(817);
const BELL = ItemTypeId.parse(818);
const shelf = [{ item_type_id: LAMP, current_number: 41 }] as LatestItem[];

test.each([
  { why: 'nothing was heard', heard: [], shown: 41 },
  { why: 'the next number was made', heard: [42], shown: 42 },
  { why: 'several were made', heard: [42, 43, 44], shown: 44 },
  { why: 'they were told in the wrong order', heard: [44, 42, 43], shown: 44 },
  { why: 'what is told is older than the page', heard: [40], shown: 41 },
])('the counter shows $shown when $why [HM-04]', ({ heard, shown }) => {
  const numbers = heard.reduce<HeardNumbers>(
    (sofar, number) => withNumber(sofar, { item_type_id: LAMP, number }),
    new Map(),
  );

  expect(withHeardNumbers(shelf, numbers)[0]?.current_number).toBe(shown);
});

test('the counter of one item says nothing of another’s [HM-04]', () => {
  const numbers = withNumber(new Map(), { item_type_id: BELL, number: 900 });

  expect(withHeardNumbers(shelf, numbers)).toEqual(shelf);
});
