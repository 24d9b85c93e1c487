export const developerAddresses = {
  readApiDescription: { method: 'GET', path: '/openapi.json' },
} as const;
