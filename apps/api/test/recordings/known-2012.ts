export const HOST_2012 = 'api.wallabee.example';

/** What a client has from its user or from earlier answers. */
export interface Known {
  key: string;
  username: string;
  userId: string;
  setId: string;
  itemTypeId: string;
  itemId: string;
  number: string;
  placeId: string;
  categoryId: string;
}

/** What the system libraries of Apple send with every call of an app. */
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
