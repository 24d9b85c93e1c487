export const radarAddresses = {
  readRadar: { method: 'GET', path: '/me/radar' },
} as const;
