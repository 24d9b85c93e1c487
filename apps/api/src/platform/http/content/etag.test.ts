import { expect, test } from 'vitest';
import { isMatch, isNotModified, weakEtag } from './etag.ts';

const etag = 'W/"abc"';

test.each([
  { header: '"abc"', isKnown: true },
  { header: 'W/"abc"', isKnown: true },
  { header: '"x", W/"abc"', isKnown: true },
  { header: '"x","abc" , "y"', isKnown: true },
  { header: '*', isKnown: true },
  { header: ' * ', isKnown: true },
  { header: undefined, isKnown: false },
  { header: '', isKnown: false },
  { header: '"x"', isKnown: false },
  { header: '"xabc"', isKnown: false },
  { header: 'abc', isKnown: false },
  { header: '"abc', isKnown: false },
  { header: '"x*"', isKnown: false },
])('If-None-Match: $header is $isKnown', ({ header, isKnown }) => {
  expect(isNotModified(header, etag)).toBe(isKnown);
  expect(isNotModified(header, '"abc"')).toBe(isKnown);
});

test.each([
  { header: '"abc"', isKnown: true },
  { header: '"x","abc"', isKnown: true },
  { header: ' * ', isKnown: true },
  { header: 'W/"abc"', isKnown: false },
  { header: '"x"', isKnown: false },
  { header: 'abc', isKnown: false },
  { header: '', isKnown: false },
])('If-Match: $header is $isKnown', ({ header, isKnown }) => {
  expect(isMatch(header, '"abc"')).toBe(isKnown);
});

test('equal content has an equal tag', () => {
  expect(weakEtag(Buffer.from('honey'))).toBe(weakEtag(Buffer.from('honey')));
  expect(weakEtag(Buffer.from('honey'))).not.toBe(weakEtag(Buffer.from('wax')));
  expect(weakEtag(Buffer.from('honey'))).toMatch(/^W\/"[\w-]{22}"$/);
});
