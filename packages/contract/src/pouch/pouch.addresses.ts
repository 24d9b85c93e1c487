export const pouchAddresses = {
  readPouch: { method: 'GET', path: '/users/:player/pouch' },
  readOwnPouch: { method: 'GET', path: '/me/pouch' },
} as const;
