export const friendAddresses = {
  listFriends: { method: 'GET', path: '/users/:player/friends' },
  listFriendsInCommon: { method: 'GET', path: '/me/friends-in-common/:player' },
} as const;
