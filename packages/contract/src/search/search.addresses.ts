export const searchAddresses = {
  search: { method: 'GET', path: '/search' },
  suggest: { method: 'GET', path: '/search/suggest' },
  listNumbers: { method: 'GET', path: '/itemtypes/:itemTypeId/numbers' },
  readNumberStates: { method: 'GET', path: '/itemtypes/:itemTypeId/numbers/states' },
} as const;
