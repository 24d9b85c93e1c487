export const developerAddresses = {
  readApiIndex: { method: 'GET', path: '/' },
  readApiDescription: { method: 'GET', path: '/openapi.json' },
} as const;
