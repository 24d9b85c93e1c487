export const playerAddresses = {
  readProfile: { method: 'GET', path: '/users/:player' },
  checkFriendship: { method: 'GET', path: '/friendship/:playerId/:otherId' },
} as const;
