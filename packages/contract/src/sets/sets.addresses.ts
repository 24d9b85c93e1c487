const allSets = { method: 'GET', path: '/all-sets' } as const;

export const setAddresses = {
  listSets: { method: 'GET', path: '/sets' },
  listLatestSets: { method: 'GET', path: '/latest-sets' },
  readSetWithMixes: { method: 'GET', path: '/sets/:setId' },
  readExclusives: { method: 'GET', path: '/branded' },
  readUniques: { method: 'GET', path: '/uniqueitems' },
  readWallagraphics: { method: 'GET', path: '/wallagraphics' },
  browseSets: allSets,
  listGenerations: allSets,
  listSetsOfGeneration: allSets,
  readSet: { method: 'GET', path: '/all-sets/:setId' },
  readSetRace: { method: 'GET', path: '/all-sets/:setId/race' },
  listSubsets: { method: 'GET', path: '/all-sets/:setId/sub' },
  readSubset: { method: 'GET', path: '/all-sets/:setId/sub/:subsetId' },
} as const;
