export const setProgressAddresses = {
  listPlayerSets: { method: 'GET', path: '/users/:player/sets' },
  readPlayerSet: { method: 'GET', path: '/users/:player/sets/:setId' },
  listHeldItems: { method: 'GET', path: '/users/:player/sets/:setId/items' },
  readPlayerExclusives: { method: 'GET', path: '/users/:player/branded' },
  readPlayerUniques: { method: 'GET', path: '/users/:player/unique' },
} as const;
