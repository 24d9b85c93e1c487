export const luckAddresses = {
  listLuckDays: { method: 'GET', path: '/luck' },
  readLuckDay: { method: 'GET', path: '/luck/:day' },
  listPlayerLuck: { method: 'GET', path: '/users/:player/luck' },
  readItemLuck: { method: 'GET', path: '/items/:itemId/luck' },
} as const;
