const itemTypes = { method: 'GET', path: '/single-item/:itemTypeIds' } as const;

export const itemAddresses = {
  readHistory: { method: 'GET', path: '/items/history/:itemId' },
  readJourney: { method: 'GET', path: '/items/:itemId/journey' },
  readActivity: { method: 'GET', path: '/items/:itemId/activity' },
  answerItemTypes: itemTypes,
  readItemType: { method: 'GET', path: '/single-item/:itemTypeId' },
  readItemTypes: itemTypes,
  listItemTypes: { method: 'GET', path: '/items/all' },
  listLatestItems: { method: 'GET', path: '/items/latest' },
  readNumberedItem: { method: 'GET', path: '/items/:itemTypeId/number/:number' },
  readItem: { method: 'GET', path: '/items/:itemId' },
  listFormulas: { method: 'GET', path: '/formulas' },
  listUniqueOwners: { method: 'GET', path: '/old-unique-set/owners' },
  listOneOfAKinds: { method: 'GET', path: '/one-of-a-kind' },
  listRetired: { method: 'GET', path: '/retired' },
  listContainers: { method: 'GET', path: '/containers' },
  listMixExceptions: { method: 'GET', path: '/mix-exceptions' },
  listUsedExceptions: { method: 'GET', path: '/used-exceptions' },
  searchItems: { method: 'POST', path: '/item-search' },
  suggestItems: { method: 'GET', path: '/item-search/suggest' },
  readItemStatus: { method: 'GET', path: '/single-item/:itemTypeId/status' },
  readItemCharts: { method: 'GET', path: '/single-item/:itemTypeId/charts' },
  listMovements: { method: 'GET', path: '/single-item/:itemTypeId/movements' },
  listTravelled: { method: 'GET', path: '/single-item/:itemTypeId/travelled' },
  listStores: { method: 'GET', path: '/stores' },
  readStore: { method: 'GET', path: '/stores/:storeId' },
  listStoreItems: { method: 'GET', path: '/storeitems' },
  listMarket: { method: 'GET', path: '/market' },
} as const;

/** Apart from the other addresses, because only older programs make these calls. */
export const olderItemAddresses = {
  answerItemTypesByOldName: { method: 'GET', path: '/itemtypes/:itemTypeIds' },
  readNumberedItemByOldName: { method: 'GET', path: '/itemtypes/:itemTypeId/number/:number' },
  readItemStatusByOldName: { method: 'GET', path: '/itemtypes/:itemTypeId/status' },
  readNumberStatus: { method: 'GET', path: '/items/status/:number' },
  listSavedOfNumber: { method: 'GET', path: '/items/status/:number/saved' },
  listMixingPool: { method: 'GET', path: '/mixingpool' },
} as const;

/** Apart from the other addresses, because pages never request the feed. */
export const storeFeedAddresses = {
  readStoreFeed: { method: 'GET', path: '/storeitems.atom' },
} as const;
