export const friendAddresses = {
  listFriends: { method: 'GET', path: '/users/:player/friends' },
} as const;
