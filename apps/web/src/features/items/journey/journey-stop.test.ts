import { expect, test } from 'vitest';
import { stopByKey, stopFrom, withoutStop } from './journey-stop.ts';

test.each([
  ['', 8],
  ['stop=3', 3],
  ['stop=0', 1],
  ['stop=99', 8],
  ['stop=-1', 8],
  ['stop=many', 8],
  ['stop=2.5', 8],
])('[TM-01] the address ?%s shows stop %d of 8', (search, stop) => {
  expect(stopFrom(new URLSearchParams(search), 8)).toBe(stop);
});

test.each([
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 1, 1],
  ['ArrowRight', 4, 5],
  ['ArrowRight', 8, 8],
  ['Home', 4, 1],
  ['End', 4, 8],
  ['Enter', 4, null],
])('[TM-01] %s at stop %d leads to %s', (key, stop, next) => {
  expect(stopByKey(key, { stop, count: 8 })).toBe(next);
});

test('what differs in the stop alone is the same page', () => {
  expect(withoutStop('?page=1&stop=3')).toBe(withoutStop('?stop=4&page=1'));
});
