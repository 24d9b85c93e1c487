export const swapAddresses = {
  readOwnSwaps: { method: 'GET', path: '/me/swaps' },
  changeOwnSwaps: { method: 'PUT', path: '/me/swaps', sendsJson: true, canWait: true },
  listProposals: { method: 'GET', path: '/me/swaps/proposals' },
  readPlayerSwaps: { method: 'GET', path: '/users/:player/swaps' },
  proposeSwap: { method: 'POST', path: '/swaps', sendsJson: true, canWait: true },
  readSwap: { method: 'GET', path: '/swaps/:swapId' },
  agreeToSwap: { method: 'POST', path: '/swaps/:swapId/agree', canWait: true },
  declineSwap: { method: 'POST', path: '/swaps/:swapId/decline', canWait: true },
  withdrawSwap: { method: 'POST', path: '/swaps/:swapId/withdraw', canWait: true },
  remindSwap: { method: 'POST', path: '/swaps/:swapId/remind', canWait: true },
  markSwapSeen: { method: 'POST', path: '/swaps/:swapId/seen' },
  sendSwapMessage: { method: 'POST', path: '/swaps/:swapId/messages', canWait: true },
} as const;
