import type { LatestItem } from '@wallabee/contract/items/item-type';
import { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { type LiveNumbers, withLiveNumbers, withNumber } from './live-numbers.ts';

const LAMP = ItemTypeId.parse(817);
const BELL = ItemTypeId.parse(818);
const shelf = [{ item_type_id: LAMP, current_number: 41 }] as LatestItem[];

test.each([
  { why: 'there was no event', events: [], shown: 41 },
  { why: 'the next number was made', events: [42], shown: 42 },
  { why: 'several were made', events: [42, 43, 44], shown: 44 },
  { why: 'the events arrive in the wrong order', events: [44, 42, 43], shown: 44 },
  { why: 'the event is older than the page', events: [40], shown: 41 },
])('the counter shows $shown when $why [HM-04]', ({ events, shown }) => {
  const numbers = events.reduce<LiveNumbers>(
    (sofar, number) => withNumber(sofar, { item_type_id: LAMP, number }),
    new Map(),
  );

  expect(withLiveNumbers(shelf, numbers)[0]?.current_number).toBe(shown);
});

test('the counter of one item does not change another’s [HM-04]', () => {
  const numbers = withNumber(new Map(), { item_type_id: BELL, number: 900 });

  expect(withLiveNumbers(shelf, numbers)).toEqual(shelf);
});
