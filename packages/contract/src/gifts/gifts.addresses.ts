export const giftAddresses = {
  listGiftableUniques: { method: 'GET', path: '/users/gift/uniques' },
  sendGift: { method: 'POST', path: '/users/gift/uniques/send' },
} as const;
