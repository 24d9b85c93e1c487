import { appleHeaders, type Known } from './known-2012.ts';
import type { Recording } from './recording.ts';

/** Paths start with two slashes, because the client joins `…/` and `/path`. */
const get = {
  method: 'GET',
  headers: ({ key }: Known) => ({
    ...appleHeaders('PirateWalla/1 CFNetwork/758.2.8 Darwin/15.0.0'),
    'x-wallabee-api-key': key,
  }),
} as const;

const pictures = { image_url_50: 'string', image_url_100: 'string' } as const;

/** The client stops if one of these is not a string of digits. */
const ids = { item_type_id: 'digits', item_id: 'digits' } as const;
const item = { ...ids, number: 'digits', name: 'string', set_id: 'digits', status: 'string' } as const;

const place = {
  id: 'digits',
  name: 'string',
  lat: 'decimal',
  lng: 'decimal',
  radius: 'decimal',
  item_count: 'integer',
  ...pictures,
} as const;

const set = { id: 'digits', name: 'string', ...pictures } as const;

export const PIRATEWALLA = [
  {
    name: 'user',
    ...get,
    path: ({ username }) => `//users/${username}`,
    reads: { id: 'digits', name: 'string', ...pictures },
  },
  {
    name: 'user by id',
    ...get,
    path: ({ userId }) => `//users/${userId}`,
    reads: { id: 'digits', name: 'string' },
  },
  {
    name: 'savedItems',
    ...get,
    path: ({ userId }) => `//users/${userId}/saveditems`,
    reads: { saveditems: { '*': { item_id: 'digits', number: 'digits', status: 'string' } } },
  },
  {
    name: 'uniqueItems',
    ...get,
    path: ({ userId }) => `//users/${userId}/unique`,
    reads: { items: [{ ...ids, number: 'digits', name: 'string' }] },
  },
  {
    name: 'pouch',
    ...get,
    path: ({ userId }) => `//users/${userId}/pouch`,
    reads: { items: [{ ...item, id: 'digits', ...pictures }] },
  },
  {
    name: 'locked',
    ...get,
    path: ({ userId }) => `//users/${userId}/lockeditems?page=1`,
    reads: {
      items: [{ ...item, id: 'digits', user_id: 'digits', ...pictures }],
      paging: { total_pages: 'integer' },
    },
  },
  { name: 'setList', ...get, path: () => '//sets', reads: { sets: [set] } },
  { name: 'set', ...get, path: ({ setId }) => `//sets/${setId}`, reads: set },
  { name: 'set 20', ...get, path: () => '//branded', reads: set },
  { name: 'set 25', ...get, path: () => '//uniqueitems', reads: set },
  {
    name: 'itemType',
    ...get,
    path: ({ itemTypeId }) => `//itemtypes/${itemTypeId}`,
    reads: { item_type_id: 'digits', name: 'string', set_id: 'digits', mix: ['digits'], ...pictures },
  },
  {
    name: 'fetchMarket',
    ...get,
    path: () => '//market?page=1',
    reads: { items: [{ ...ids, number: 'digits', cost: 'digits' }], paging: { total_pages: 'integer' } },
  },
  { name: 'nearby', ...get, path: () => '//places?lat=51.5074&lng=-0.1278', reads: { places: [place] } },
  {
    name: 'nearby, the longitude first',
    ...get,
    path: () => '//places?lng=-0.1278&lat=51.5074',
    reads: { places: [place] },
  },
  {
    name: 'nearby, a few metres from the meridian',
    ...get,
    path: () => '//places?lat=51.4779&lng=-1.5e-05',
    reads: { places: [place] },
  },
  { name: 'place', ...get, path: ({ placeId }) => `//places/${placeId}`, reads: place },
  {
    name: 'items of a place',
    ...get,
    path: ({ placeId }) => `//places/${placeId}/items`,
    reads: { items: [{ ...item, id: 'digits', ...pictures }] },
  },
  {
    name: 'item',
    ...get,
    path: ({ itemId }) => `//items/${itemId}`,
    reads: { ...item, user_id: 'digits' },
  },
  {
    name: 'getStatus',
    ...get,
    path: ({ number }) => `//items/status/${number}`,
    reads: {
      status: {
        saved: 'integer',
        pouch: 'integer',
        mixed: 'integer',
        dropped: 'integer',
        mixing_pool: 'integer',
      },
    },
  },
  {
    name: 'getStatusDetail',
    ...get,
    path: ({ number }) => `//items/status/${number}/saved`,
    reads: { items: ['integer'] },
  },
] as const satisfies readonly Recording<Known>[];
