export const appAddresses = {
  listApps: { method: 'GET', path: '/me/apps' },
  revokeApp: { method: 'DELETE', path: '/me/apps/allowed/:grantId' },
  makeApp: { method: 'POST', path: '/me/apps/made', sendsJson: true },
  changeApp: { method: 'PUT', path: '/me/apps/made/:client', sendsJson: true },
  removeApp: { method: 'DELETE', path: '/me/apps/made/:client' },
  readConsent: { method: 'GET', path: '/me/apps/consent' },
  giveConsent: { method: 'POST', path: '/me/apps/consent' },
  issueToken: { method: 'POST', path: '/oauth/token' },
  revokeToken: { method: 'POST', path: '/oauth/revoke' },
} as const;
