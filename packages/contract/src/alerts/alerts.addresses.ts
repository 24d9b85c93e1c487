export const alertAddresses = {
  listAlerts: { method: 'GET', path: '/me/alerts' },
  makeAlert: { method: 'POST', path: '/me/alerts', sendsJson: true },
  readAlert: { method: 'GET', path: '/me/alerts/:alertId' },
  changeAlert: { method: 'PATCH', path: '/me/alerts/:alertId', sendsJson: true },
  deleteAlert: { method: 'DELETE', path: '/me/alerts/:alertId' },
} as const;
