export const statsAddresses = {
  readGlobalStats: { method: 'GET', path: '/globalstats' },
} as const;
