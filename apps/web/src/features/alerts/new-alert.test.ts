import { expect, test } from 'vitest';
import { isLike, type NewAlert } from './new-alert.ts';

const set = { of: 'set', about: { id: 25, label: 'The Reef Opera', url: '/tools/sets/25' }, q: '' } as const;
const numbers = { of: 'numbers', about: null, q: 'yeti  number<100' } as const;

test.each<[NewAlert, boolean, boolean]>([
  [{ of: 'set', about_id: 25 }, true, false],
  [{ of: 'set', about_id: 25, q: '' }, true, false],
  [{ of: 'set', about_id: 26 }, false, false],
  [{ of: 'place', about_id: 25 }, false, false],
  [{ of: 'set', about_id: 25, q: 'beats:me' }, false, false],
  [{ of: 'numbers', q: 'Yeti number<100 ' }, false, true],
  [{ of: 'numbers', q: 'yeti number<10' }, false, false],
  [{ of: 'items', q: 'yeti number<100' }, false, false],
])('%o is like the alert about a set: %s; like the query: %s', (made, likeSet, likeQuery) => {
  expect([isLike(set, made), isLike(numbers, made)]).toEqual([likeSet, likeQuery]);
});
