export const pouchAddresses = {
  readPouch: { method: 'GET', path: '/users/:player/pouch' },
} as const;
