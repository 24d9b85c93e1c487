import { parseQuery } from '@wallabee/game/query/parse-query';
import { expect, test } from 'vitest';
import { EXAMPLES } from './finder/finder.strings.ts';
import { hasFilter } from './finder/has-filter.ts';
import { searchHref } from './search-address.ts';

test.each([
  { query: 'yeti 42', is: false },
  { query: 'tea & cake', is: false },
  { query: 'well-known', is: false },
  { query: 'set:attic', is: true },
  { query: 'lamp number<100', is: true },
  { query: 'price>=20', is: true },
  { query: '-yeti', is: true },
])('$query has a filter: $is', ({ query, is }) => {
  expect(hasFilter(query)).toBe(is);
});

test('[QL-08] a query is written into the address of the search', () => {
  expect(searchHref('')).toBe('/tools/search');
  expect(searchHref('tea & 2/3')).toBe('/tools/search?q=tea+%26+2%2F3');
});

test('[QL-08] no example is a mistake', () => {
  expect(EXAMPLES.flatMap(({ query }) => parseQuery(query).mistakes)).toEqual([]);
});
