export const inboxAddresses = {
  listConversations: { method: 'GET', path: '/inbox/conversations' },
  readConversation: { method: 'GET', path: '/inbox/conversation/:userId' },
  readMessageCards: { method: 'GET', path: '/inbox/cards/:userId' },
  markConversationRead: { method: 'GET', path: '/inbox/conversation/read/:userId' },
  sendMessage: { method: 'POST', path: '/inbox/conversation/:userId', canWait: true },
} as const;
