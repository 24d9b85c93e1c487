export const statsAddresses = {
  readGlobalStats: { method: 'GET', path: '/globalstats' },
  readGameDays: { method: 'GET', path: '/stats/days' },
} as const;
