export const bulkAddresses = {
  downloadCatalogue: { method: 'GET', path: '/bulk/catalogue' },
  listBulkFiles: { method: 'GET', path: '/bulk' },
  listBulkChanges: { method: 'GET', path: '/bulk/changes' },
} as const;

/** Apart from the other addresses, because the browser never makes these calls. */
export const bulkFileAddresses = {
  downloadBulkFile: { method: 'GET', path: '/bulk/:name' },
  readBulkSchema: { method: 'GET', path: '/bulk/schemas/:schema' },
} as const;
