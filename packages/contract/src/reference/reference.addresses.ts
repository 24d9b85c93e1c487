export const referenceAddresses = {
  readReference: { method: 'GET', path: '/reference' },
  readOwnLists: { method: 'GET', path: '/me/lists' },
} as const;
