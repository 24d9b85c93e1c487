import { expect, test } from 'vitest';
import { feedHref, kindHref, readSearchAddress, searchHref } from './search-address.ts';

const read = (path: string, words?: string) =>
  readSearchAddress(new URL(path, 'https://site.invalid'), words);

test('[QL-06] everything of a search is in its address', () => {
  const address = read('/tools/search?q=set:attic+number%3C9&of=numbers&order=moved&page=3&as=table');

  expect(address).toEqual({
    q: 'set:attic number<9',
    isWords: false,
    of: 'numbers',
    order: 'moved',
    page: 3,
    view: 'table',
  });
  expect(read(searchHref(address))).toEqual(address);
});

test('[QL-06] what is unknown is left out, and defaults are not written', () => {
  const address = read('/tools/search?q=%20lamp%00&of=cats&order=up&page=-1&as=cloud');

  expect(address).toMatchObject({ q: 'lamp', of: undefined, order: undefined, page: 1, view: 'plates' });
  expect(searchHref(address)).toBe('/tools/search?q=lamp');
});

test('[IS-01] words in the path list items first, and stay in the path', () => {
  const address = read('/tools/search/great%20lens?page=2', 'great lens');

  expect(address).toMatchObject({ q: 'great lens', isWords: true, of: 'items', page: 2 });
  expect(searchHref(address)).toBe('/tools/search/great%20lens?page=2');
  expect(kindHref(address, 'items')).toBe('/tools/search/great%20lens');
});

test('[QL-06] another kind begins at its first page, in its own order, in the same view', () => {
  const address = read('/tools/search?q=lamp&of=items&order=name&page=2&as=table');

  expect(kindHref(address, 'numbers')).toBe('/tools/search?q=lamp&of=numbers&as=table');
  expect(kindHref(read('/tools/search/lamp', 'lamp'), 'players')).toBe('/tools/search?q=lamp&of=players');
});

test('[QL-06] a feed has the query and, if it is items or numbers, the kind', () => {
  expect(feedHref(read('/tools/search?q=%2342&of=numbers&page=2'), 'atom')).toBe(
    '/feeds/search.atom?q=%2342&of=numbers',
  );
  expect(feedHref(read('/tools/search?q=bell&of=sets'), 'json')).toBe('/feeds/search.json?q=bell');
});
