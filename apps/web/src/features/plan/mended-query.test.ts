import { parseQuery } from '@wallabee/game/query/parse-query';
import { expect, test } from 'vitest';
import { mendedQuery } from './mended-query.ts';

test.each([
  ['((', null],
  ['(lamp', 'lamp'],
  ['((lamp', 'lamp'],
  ['is:palindrone (', 'is:palindrome'],
  ['is:palindrone lamp or', 'is:palindrome lamp'],
  ['is:palindrone is:qqqqqqqqqq', null],
])('the nearest correct text of %j is %j [PN-02]', (q, mended) => {
  const { mistakes } = parseQuery(q);

  expect(mistakes).not.toEqual([]);
  expect(mendedQuery(q, mistakes)).toBe(mended);
  expect(parseQuery(mended ?? '').mistakes).toEqual([]);
});
