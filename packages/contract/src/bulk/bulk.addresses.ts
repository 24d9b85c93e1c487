export const bulkAddresses = {
  downloadCatalogue: { method: 'GET', path: '/bulk/catalogue' },
  listBulkFiles: { method: 'GET', path: '/bulk' },
  listBulkChanges: { method: 'GET', path: '/bulk/changes' },
} as const;

/** Their answers are not JSON of the contract, so the browser does not make these calls. */
export const bulkFileAddresses = {
  downloadBulkFile: { method: 'GET', path: '/bulk/:name' },
  readBulkSchema: { method: 'GET', path: '/bulk/schemas/:schema' },
} as const;
