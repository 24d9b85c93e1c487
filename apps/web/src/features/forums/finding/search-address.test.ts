import { describe, expect, test } from 'vitest';
import { callInput, callQuery, canSearch, forumSearchHref, searchIn } from './search-address.ts';

const of = (query: string) => searchIn(new URLSearchParams(query));

describe('the address of a forum search', () => {
  test.each([
    '/forums/search',
    '/forums/search?q=lost+lantern',
    '/forums/search?q=hat&page=2',
    '/forums/search?q=a%26b&forum=4&author=demo&after=2026-01-01&before=2026-02-01&order=newest&page=3',
  ])('%s is what it says [FX-05]', (href) => {
    expect(forumSearchHref(of(href.split('?')[1] ?? ''))).toBe(href);
  });

  test('ignores empty fields and bad pages and orders [FX-05]', () => {
    const search = of('q=%20hat%20&forum=&author=&after=&before=&order=loud&page=0');
    expect(forumSearchHref(search)).toBe('/forums/search?q=hat');
    expect(callQuery(search)).toEqual({ q: 'hat', order: 'relevance', page: '1' });
    expect(callInput(of('q=hat&forum=4'))).toEqual({
      query: { q: 'hat', forum: 4, order: 'relevance', page: 1 },
    });
  });

  test.each([
    { query: '', can: false },
    { query: 'forum=4', can: false },
    { query: 'q=%20%20', can: false },
    { query: 'q=%22%22&forum=4', can: false },
    { query: 'q=%E2%82%AC', can: false },
    { query: 'after=2026-01-01', can: true },
    { query: 'before=2026-01-01', can: true },
    { query: 'q=%C3%A9', can: true },
    { query: 'q=hat', can: true },
    { query: 'author=demo', can: true },
  ])('?$query can be searched: $can [FX-05]', ({ query, can }) => {
    expect(canSearch(of(query))).toBe(can);
  });
});
