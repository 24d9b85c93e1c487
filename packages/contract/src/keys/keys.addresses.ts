export const keyAddresses = {
  listApplicationKeys: { method: 'GET', path: '/keys' },
  makeApplicationKey: { method: 'POST', path: '/keys' },
  readKeyUse: { method: 'GET', path: '/keys/:keyId/use' },
  revokeApplicationKey: { method: 'POST', path: '/keys/:keyId/revoke' },
} as const;
