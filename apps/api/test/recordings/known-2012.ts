export const HOST_2012 = 'api.wallabee.example';

/** Values that a client has from its user or from earlier answers. */
export interface Known {
  key: string;
  username: string;
  userId: string;
  setId: string;
  itemTypeId: string;
  /** A type that can be foraged at places. */
  foundTypeId: string;
  itemId: string;
  number: string;
  placeId: string;
  categoryId: string;
}

/** The headers that Apple's network library adds to every request. */
export function appleHeaders(userAgent: string) {
  return {
    host: HOST_2012,
    accept: '*/*',
    'accept-language': 'en-us',
    'accept-encoding': 'gzip, deflate',
    'user-agent': userAgent,
    connection: 'keep-alive',
  };
}
