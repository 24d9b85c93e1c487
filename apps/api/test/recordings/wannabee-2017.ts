import type { Recording } from './recording.ts';

export const WANNABEE_HOST = 'new-api.wallabee.example';

/** Values from the user and from earlier answers. */
export interface Known {
  key: string;
  token?: string;
  userId?: string;
  setId?: number;
  placeId?: number;
}

const headers = ({ key, token }: Known) => ({
  host: WANNABEE_HOST,
  accept: '*/*',
  'accept-language': 'en-us',
  'accept-encoding': 'gzip, deflate',
  'user-agent': 'WannaBee/1 CFNetwork/811.5.4 Darwin/16.6.0',
  connection: 'keep-alive',
  'x-wallabee-api-key': key,
  ...(token !== undefined && { 'x-user-token': token }),
});

const USERNAME = ['Content-Disposition: form-data; name="username"', '', 'demo'];
const PASSWORD = ['Content-Disposition: form-data; name="password"', '', 'honeycomb'];
const DELIMITER = '--YOUR_BOUNDARY_STRING';

const logIn = {
  method: 'POST',
  path: () => '/login',
  headers: (known: Known) => ({
    ...headers(known),
    'content-type': 'multipart/form-data; boundary=YOUR_BOUNDARY_STRING',
  }),
  reads: { token: 'string', user_id: 'number' },
} as const;

/** The body starts with CRLF and ends with an opening delimiter instead of a closing one. */
const formOf = (one: string[], other: string[]) =>
  Buffer.from(['', DELIMITER, ...one, DELIMITER, ...other, DELIMITER, ''].join('\r\n'));

/** The client iterates over a dictionary, so either field can come first. */
export const LOGINS = [
  { name: 'api_login, the username first', ...logIn, body: formOf(USERNAME, PASSWORD) },
  { name: 'api_login, the password first', ...logIn, body: formOf(PASSWORD, USERNAME) },
] as const satisfies readonly Recording<Known>[];

const item = { name: 'string', item_type_id: 'number', image_url_50: 'string' } as const;
const setItems = { items: [{ ...item, number: 'number?' }] } as const;
const get = { method: 'GET', headers } as const;

export const READS = {
  ownSets: {
    name: 'api_users__sets',
    ...get,
    path: ({ userId }: Known) => `/users/${userId}/sets`,
    reads: { sets: [{ name: 'string', id: 'number', numberinset: 'number', image_url_50: 'string' }] },
  },
  sets: {
    name: 'api_sets',
    ...get,
    path: () => '/sets',
    reads: { sets: [{ name: 'string', id: 'number', image_url_50: 'string' }] },
  },
  pouch: {
    name: 'api_users__pouch',
    ...get,
    path: ({ userId }: Known) => `/users/${userId}/pouch`,
    reads: { items: [{ ...item, number: 'number', set_id: 'number' }] },
  },
  ownSet: {
    name: 'api_users__sets:',
    ...get,
    path: ({ userId, setId }: Known) => `/users/${userId}/sets/${setId}`,
    reads: setItems,
  },
  ownExclusives: {
    name: 'api_users__sets: of set 20',
    ...get,
    path: ({ userId }: Known) => `/users/${userId}/branded`,
    reads: setItems,
  },
  ownUniques: {
    name: 'api_users__sets: of set 25',
    ...get,
    path: ({ userId }: Known) => `/users/${userId}/unique`,
    reads: setItems,
  },
  places: {
    name: 'api_places:longitude:',
    ...get,
    path: () => '/places?lat=51.507400&lng=-0.127800',
    reads: {
      places: [
        {
          name: 'string',
          id: 'number',
          lat: 'number',
          lng: 'number',
          radius: 'number',
          image_url_50: 'string',
        },
      ],
    },
  },
  /** The client sends 0, 0 until it has a location. */
  placesNowhere: {
    name: 'api_places:longitude: without a location',
    ...get,
    path: () => '/places?lat=0.000000&lng=0.000000',
    reads: { places: [{ id: 'number' }] },
  },
  placeItems: {
    name: 'api_places__items:',
    ...get,
    path: ({ placeId }: Known) => `/places/${placeId}/items`,
    reads: { items: [{ ...item, number: 'number', set_name: 'string' }] },
  },
} as const satisfies Record<string, Recording<Known>>;
