export const codeAddresses = {
  redeemCode: { method: 'GET', path: '/users/:player/redeem/:code' },
} as const;
