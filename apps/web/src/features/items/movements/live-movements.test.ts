import { expect, test } from 'vitest';
import { withNext } from './live-movements.ts';

const ids = (...list: number[]) => list.map((history_id) => ({ history_id }));

test.each([
  { what: 'nothing new', shown: ids(5, 4), latest: ids(5, 4, 3), next: ids(5, 4) },
  { what: 'the oldest of two', shown: ids(5, 4), latest: ids(9, 7, 5), next: ids(7, 5, 4) },
  { what: 'a full list', shown: ids(5, 4, 3, 2, 1), latest: ids(6, 5), next: ids(6, 5, 4, 3, 2) },
  { what: 'the first', shown: [], latest: ids(2, 1), next: ids(1) },
])('[TM-02] movements come in one at a time: $what', ({ shown, latest, next }) => {
  expect(withNext(shown, latest)).toEqual(next);
});
