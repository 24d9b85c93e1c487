export const cabinetAddresses = {
  readCabinet: { method: 'GET', path: '/users/:player/cabinet' },
  listTrophies: { method: 'GET', path: '/users/:player/trophies' },
  readProudest: { method: 'GET', path: '/me/proudest' },
  chooseProudest: { method: 'POST', path: '/me/proudest', sendsJson: true },
} as const;
