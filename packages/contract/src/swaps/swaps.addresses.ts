export const swapAddresses = {
  readOwnSwaps: { method: 'GET', path: '/me/swaps' },
  changeOwnSwaps: { method: 'PUT', path: '/me/swaps', sendsJson: true },
  listProposals: { method: 'GET', path: '/me/swaps/proposals' },
  readPlayerSwaps: { method: 'GET', path: '/users/:player/swaps' },
  proposeSwap: { method: 'POST', path: '/swaps', sendsJson: true },
  readSwap: { method: 'GET', path: '/swaps/:swapId' },
  agreeToSwap: { method: 'POST', path: '/swaps/:swapId/agree' },
  declineSwap: { method: 'POST', path: '/swaps/:swapId/decline' },
  withdrawSwap: { method: 'POST', path: '/swaps/:swapId/withdraw' },
  remindSwap: { method: 'POST', path: '/swaps/:swapId/remind' },
  markSwapSeen: { method: 'POST', path: '/swaps/:swapId/seen' },
  sendSwapMessage: { method: 'POST', path: '/swaps/:swapId/messages' },
} as const;
