import { HOST_2012, type Known } from './known-2012.ts';
import type { Recording } from './recording.ts';

const get = {
  method: 'GET',
  headers: ({ key }: Known) => ({
    host: HOST_2012,
    accept: '*/*',
    'accept-encoding': 'gzip;q=1.0,deflate;q=0.6,identity;q=0.3',
    'user-agent': 'Ruby',
    'x-wallabee-api-key': key,
  }),
} as const;

const pictures = { image_url_50: 'string', image_url_100: 'string', image_url_200: 'string' } as const;

/** The fields of the gem's item objects. */
const item = {
  item_id: 'digits',
  item_type_id: 'digits',
  set_id: 'digits',
  name: 'string',
  number: 'digits',
  qualifier: 'string',
  ...pictures,
  mix_items: 'list',
  user_id: 'digits',
  place_id: 'digits',
  used_in_mix: 'digits',
  saved: 'boolean',
  created_at: 'RFC 2822',
  status: 'string',
} as const;

export const RUBY_GEM = [
  {
    name: 'achievements.list',
    ...get,
    path: () => '/achievements',
    reads: {
      achievements: [
        {
          id: 'digits',
          title: 'string',
          description: 'string',
          completed_description: 'string',
          rank: 'digits',
          ...pictures,
          image_url_25: 'string',
          image_url_60: 'string',
          image_url_120: 'string',
          image_url_512: 'string',
        },
      ],
    },
  },
  {
    name: 'branded.items',
    ...get,
    path: () => '/branded',
    reads: { name: 'string', ...pictures, items: [{ item_type_id: 'digits', name: 'string', ...pictures }] },
  },
  { name: 'item_information', ...get, path: ({ itemId }) => `/items/${itemId}`, reads: item },
  {
    name: 'item_activity',
    ...get,
    path: ({ itemId }) => `/items/${itemId}/activity`,
    reads: {
      posts: [{ user_id: 'digits', type: 'string', primary_item_id: 'digits', created_at: 'RFC 2822' }],
    },
  },
  {
    name: 'item_type',
    ...get,
    path: ({ itemTypeId }) => `/itemtypes/${itemTypeId}`,
    reads: {
      item_type_id: 'digits',
      name: 'string',
      ...pictures,
      total_issued: 'integer',
      release_date: 'RFC 2822',
      description: 'string',
      store_cost: 'digits or nothing',
      categories: 'list of digits',
      mix: ['digits'],
    },
  },
  {
    name: 'item_type_item',
    ...get,
    path: ({ itemTypeId }) => `/itemtypes/${itemTypeId}/number/1`,
    reads: item,
  },
] as const satisfies readonly Recording<Known>[];
