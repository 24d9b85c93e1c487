export const bulkAddresses = {
  downloadCatalogue: { method: 'GET', path: '/bulk/catalogue' },
} as const;
