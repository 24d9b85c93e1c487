import { expect, test } from 'vitest';
import { forumHref, numberInAddress, threadHref } from './forum-links.ts';

test('page numbers in addresses start at 0 [FO-02, FO-05]', () => {
  expect(forumHref(4)).toBe('/forums/4/0');
  expect(forumHref(4, 7)).toBe('/forums/4/7');
  expect(threadHref({ forumId: 4, threadId: 12 })).toBe('/forums/4/0/12/0');
  expect(threadHref({ forumId: 4, page: 2, threadId: 12, threadPage: 3, postId: 99 })).toBe(
    '/forums/4/2/12/3#post-99',
  );
});

test.each([
  { part: undefined, number: 0 },
  { part: '0', number: 0 },
  { part: '41', number: 41 },
  { part: '-1', number: null },
  { part: '1.5', number: null },
  { part: 'x', number: null },
  { part: '', number: null },
  { part: '9999999999', number: null },
])('$part is $number', ({ part, number }) => {
  expect(numberInAddress(part)).toBe(number);
});
