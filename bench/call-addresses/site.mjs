import { beginnings } from '../searches.mjs';
import { apart, every, FILE, one, PICTURE, paged, SEARCH } from './addresses.mjs';

/** @param {any} known */
export function siteCalls(known) {
  return {
    '/': one('/'),
    '/openapi.json': one('/openapi.json'),
    '/events': apart('a stream that stays open; npm run bench:alerts measures it'),
    '/provenance': paged('/provenance', 100),
    '/provenance/{day}': every(known.days, (day) => `/provenance/${day}`),
    '/item-search/suggest': apart(SEARCH),
    '/search': apart(SEARCH),
    '/search/suggest': every(
      known.typeNames.flatMap(beginnings),
      (q) => `/search/suggest?q=${encodeURIComponent(q)}`,
    ),
    '/bulk/catalogue': apart(FILE),
    '/bulk': one('/bulk'),
    '/bulk/changes': apart(FILE),
    '/bulk/{name}': apart(FILE),
    '/bulk/schemas/{schema}': every(['formulas', 'places', 'market'], (name) => `/bulk/schemas/${name}.json`),
    '/reference': apart(FILE),
    '/luck': paged('/luck', 100),
    '/luck/{day}': every(known.days, (day) => `/luck/${day}`),
    '/globalstats': one('/globalstats'),
    '/stats/days': every(
      [2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024],
      (year) => `/stats/days?month=${year}-05`,
    ),
    '/blog': one('/blog'),
    '/blog/posts': one('/blog/posts'),
    '/blog/posts/{slug}': every(known.slugs, (slug) => `/blog/posts/${slug}`),
    '/blog/thumbnails/{name}': apart(PICTURE),
    '/image/{name}': apart(PICTURE),
    '/status': one('/status'),
  };
}
