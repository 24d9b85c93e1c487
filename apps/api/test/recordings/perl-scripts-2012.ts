import { HOST_2012, type Known } from './known-2012.ts';
import type { Recording } from './recording.ts';

/** The scripts run curl, which does not follow redirects. */
const get = {
  method: 'GET',
  headers: ({ key }: Known) => ({
    host: HOST_2012,
    'user-agent': 'curl/7.21.0',
    accept: '*/*',
    'x-wallabee-api-key': key,
  }),
} as const;

export const PERL_SCRIPTS = [
  { name: 'wallabee_mix: sets', ...get, path: () => '/sets', reads: { sets: [{ id: 'digits' }] } },
  {
    name: 'wallabee_mix: a set',
    ...get,
    path: ({ setId }) => `/sets/${setId}`,
    reads: { name: 'string', items: [{ name: 'string', mix: 'list of digits' }] },
  },
  {
    name: 'wallabee_mix: GetItem',
    ...get,
    path: ({ itemTypeId }) => `/itemtypes/${itemTypeId}`,
    reads: { name: 'string' },
  },
  {
    name: 'wallabee_store',
    ...get,
    path: () => '/storeitems',
    reads: { items: [{ name: 'string', store_cost: 'digits', store_timings: { end: 'RFC 2822' } }] },
  },
  {
    name: 'wallabee_user_missing_items: sets',
    ...get,
    path: ({ username }) => `/users/${username}/sets`,
    reads: { sets: [{ id: 'digits', completed: 'boolean' }] },
  },
  {
    name: 'wallabee_user_missing_items: a set',
    ...get,
    path: ({ username, setId }) => `/users/${username}/sets/${setId}`,
    reads: { items: [{ item_id: 'digits or nothing', item_type_id: 'digits' }] },
  },
  {
    name: 'wallabee_user_missing_items: an item type',
    ...get,
    path: ({ itemTypeId }) => `/itemtypes/${itemTypeId}`,
    reads: {
      item_type_id: 'digits',
      name: 'string',
      store_cost: 'digits or nothing',
      mix: ['digits'],
      categories: 'list of digits',
    },
  },
  {
    name: 'wallabee_user_missing_items: GetItem',
    ...get,
    path: ({ foundTypeId }) => `/itemtypes/${foundTypeId}`,
    reads: { name: 'string', store_cost: 'digits or nothing', categories: ['digits'] },
  },
  {
    name: 'wallabee_user_missing_items: GetCate',
    ...get,
    path: ({ categoryId }) => `/placecategories/${categoryId}`,
    reads: { name: 'string' },
  },
] as const satisfies readonly Recording<Known>[];
