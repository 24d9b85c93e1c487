export const provenanceAddresses = {
  listProvenanceDays: { method: 'GET', path: '/provenance' },
  readProvenanceDay: { method: 'GET', path: '/provenance/:day' },
  readProof: { method: 'GET', path: '/items/:itemId/proof' },
  readSeal: { method: 'GET', path: '/items/:itemId/seal' },
} as const;
