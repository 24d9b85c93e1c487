export const bellAddresses = {
  listNotifications: { method: 'GET', path: '/me/notifications' },
  markRead: { method: 'POST', path: '/me/notifications/read', sendsJson: true },
  markSeen: { method: 'POST', path: '/me/notifications/seen', sendsJson: true },
  readBellSettings: { method: 'GET', path: '/me/notifications/settings' },
  changeBellSettings: { method: 'PATCH', path: '/me/notifications/settings', sendsJson: true },
  renewFeed: { method: 'POST', path: '/me/notifications/feed/renew' },
  addDevice: { method: 'POST', path: '/me/push/devices', sendsJson: true },
  removeDevice: { method: 'DELETE', path: '/me/push/devices/:deviceId' },
} as const;
