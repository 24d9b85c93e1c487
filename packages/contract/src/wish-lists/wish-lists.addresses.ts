export const wishListAddresses = {
  listWishableTypes: { method: 'GET', path: '/items/wishable' },
  listSavedItems: { method: 'GET', path: '/users/:player/saveditems' },
} as const;
