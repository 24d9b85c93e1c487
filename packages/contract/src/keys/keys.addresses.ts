export const keyAddresses = {
  listApplicationKeys: { method: 'GET', path: '/keys' },
  makeApplicationKey: { method: 'POST', path: '/keys' },
  revokeApplicationKey: { method: 'POST', path: '/keys/:keyId/revoke' },
} as const;
