import { LONGEST_SEARCH } from '@wallabee/contract/items/search';
import { expect, test } from 'vitest';
import { LONGEST_TERM, resultsHref, searchTerm } from './search-links.ts';

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

test('the longest term is the contract’s limit', () => {
  expect(LONGEST_TERM).toBe(LONGEST_SEARCH);
});
