export const birthdayAddresses = {
  readBirthday: { method: 'GET', path: '/users/:player/chkbday' },
  setBirthday: { method: 'POST', path: '/users/:player/setbirthday' },
} as const;
