export const lockedItemAddresses = {
  listLockedItems: { method: 'GET', path: '/users/:player/lockeditems' },
} as const;
