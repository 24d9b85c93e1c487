export const playerAddresses = {
  readProfile: { method: 'GET', path: '/users/:player' },
  readBioCards: { method: 'GET', path: '/users/:player/cards' },
  findPlayers: { method: 'GET', path: '/players' },
  readOwnProfile: { method: 'GET', path: '/me/profile' },
  changeOwnProfile: { method: 'POST', path: '/me/profile' },
  uploadPicture: { method: 'POST', path: '/me/picture' },
  removePicture: { method: 'POST', path: '/me/picture/remove' },
  checkFriendship: { method: 'GET', path: '/friendship/:playerId/:otherId' },
} as const;
