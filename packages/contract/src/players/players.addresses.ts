export const playerAddresses = {
  readProfile: { method: 'GET', path: '/users/:player' },
  findPlayers: { method: 'GET', path: '/players' },
  checkFriendship: { method: 'GET', path: '/friendship/:playerId/:otherId' },
} as const;
