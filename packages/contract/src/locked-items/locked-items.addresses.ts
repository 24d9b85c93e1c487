export const lockedItemAddresses = {
  listLockedItems: { method: 'GET', path: '/users/:playerId/lockeditems' },
} as const;
