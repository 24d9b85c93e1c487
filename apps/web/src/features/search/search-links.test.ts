import { LONGEST_SEARCH } from '@wallabee/contract/items/search';
import { expect, test } from 'vitest';
import { LONGEST_TERM, postSearchHref, resultsHref, searchTerm, wordsOf } from './search-links.ts';

test.each([
  { typed: '  Great LENS ', term: 'great lens' },
  { typed: '', term: '' },
  { typed: '   ', term: '' },
  { typed: '..', term: '' },
  { typed: '...and then', term: '...and then' },
  { typed: 'A'.repeat(150), term: 'a'.repeat(100) },
  { typed: 'cat\0', term: 'cat' },
  { typed: 'tea\r\ncake', term: 'tea cake' },
  { typed: `${'a'.repeat(99)}🐝`, term: 'a'.repeat(99) },
  { typed: null, term: '' },
  { typed: undefined, term: '' },
])('[TB-02] $typed is searched as $term', ({ typed, term }) => {
  expect(searchTerm(typed)).toBe(term);
});

test('[TB-02] every term is encoded into the address of the results', () => {
  expect(resultsHref('items', 'tea & 2/3 cake?')).toBe('/tools/search/tea%20%26%202%2F3%20cake%3F');
  expect(resultsHref('profiles', 'juniper vale')).toBe('/tools/profile/juniper%20vale/bio');
});

test.each([
  'set:attic',
  'number<100',
  '#42',
  'lamp -bulb',
  'lamp or bulb',
  '"long cord"',
  '(lamp)',
  'great lens 42',
  '553',
  'help',
])('[QL-06] %s is a query, which goes into the address as it was typed', (typed) => {
  expect(resultsHref('items', ` ${typed}`)).toBe(`/tools/search?${new URLSearchParams({ q: typed })}`);
});

test.each(['lamp', 'Order for the Dorset', '50% off?', 'a/b & c#d', 'well-known', 'orchid'])(
  '[TB-02] %s is words, which have the address of the spec',
  (typed) => {
    expect(resultsHref('items', typed)).toBe(`/tools/search/${encodeURIComponent(typed.toLowerCase())}`);
  },
);

test('[QL-06] a text too long for a path is a query', () => {
  const typed = 'lamp '.repeat(30).trim();

  expect(resultsHref('items', typed)).toBe(`/tools/search?${new URLSearchParams({ q: typed })}`);
});

test('the search of posts gets the words of a query without its filters [FX-05]', () => {
  const terms = [
    { from: 0, to: 4, kind: 'word' },
    { from: 5, to: 14, kind: 'where' },
    { from: 15, to: 25, kind: 'word' },
  ] as const;

  const words = wordsOf({ q: 'lamp set:attic "long rod"', terms: [...terms] });

  expect(words).toBe('lamp "long rod"');
  expect(postSearchHref(words)).toBe('/forums/search?q=lamp+%22long+rod%22');
  expect(postSearchHref('')).toBe('/forums/search');
});

test('the longest term is the contract’s limit', () => {
  expect(LONGEST_TERM).toBe(LONGEST_SEARCH);
});
