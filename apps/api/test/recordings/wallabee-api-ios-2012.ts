import { appleHeaders, type Known } from './known-2012.ts';
import type { Recording } from './recording.ts';

const headers = appleHeaders('wallabee-ios/1 CFNetwork/548.1.4 Darwin/11.0.0');

const get = {
  method: 'GET',
  headers: ({ key }: Known) => ({ ...headers, 'x-wallabee-api-key': key }),
} as const;

/** In a set, the number is empty for an item that the player does not have. */
const item = { item_type_id: 'digits', item_id: 'digits', name: 'string', number: 'digits' } as const;

const place = {
  id: 'digits',
  name: 'string',
  lat: 'decimal',
  lng: 'decimal',
  item_count: 'integer',
} as const;

export const WALLABEE_API_IOS = [
  {
    name: 'userWithName_s:',
    ...get,
    path: ({ username }) => `/users/${username}`,
    reads: { id: 'digits', name: 'string' },
  },
  {
    name: 'sets:',
    ...get,
    path: ({ username }) => `/users/${username}/sets`,
    reads: { sets: [{ id: 'digits' }], completedSets: 'integer' },
  },
  {
    name: 'items_s of a set',
    ...get,
    path: ({ userId, setId }) => `/users/${userId}/sets/${setId}`,
    reads: { items: [{ ...item, item_id: 'digits or nothing', number: 'digits or nothing' }] },
  },
  {
    name: 'nearLocation_s:',
    ...get,
    path: () => '/places?lat=51.507400&lng=-0.127800',
    reads: { places: [place] },
  },
  { name: 'loadPlaceData', ...get, path: ({ placeId }) => `/places/${placeId}`, reads: place },
  {
    name: 'items_s of a place',
    ...get,
    path: ({ placeId }) => `/places/${placeId}/items`,
    reads: { items: [item] },
  },
  {
    name: 'loadData:',
    ...get,
    path: ({ itemTypeId }) => `/itemtypes/${itemTypeId}`,
    reads: { name: 'string', mix: ['digits'] },
  },
] as const satisfies readonly Recording<Known>[];

/** Requested without a key. */
export const PICTURES_OF_WALLABEE_API_IOS = [50, 100, 200].map((width) => ({
  name: `imageWithWidth:${width}`,
  path: ({ itemTypeId }: Known) => `/image/item-${itemTypeId}-${width}`,
  headers,
}));
