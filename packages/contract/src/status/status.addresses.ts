export const statusAddresses = {
  readStatus: { method: 'GET', path: '/status' },
} as const;
