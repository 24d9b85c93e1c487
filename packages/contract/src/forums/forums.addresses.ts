export const forumAddresses = {
  listForums: { method: 'GET', path: '/forum' },
  readForum: { method: 'GET', path: '/forum/:forumId/:page' },
  readThread: { method: 'GET', path: '/forum/thread/:threadId/:page' },
  removePost: { method: 'POST', path: '/forum/post/:postId/remove' },
  reopenThread: { method: 'POST', path: '/forum/thread/:threadId/reopen' },
  changeForumsRight: { method: 'POST', path: '/forum/right/:playerId' },
  readModerationLog: { method: 'GET', path: '/forum/moderation' },
  addThread: { method: 'POST', path: '/forum/:forumId' },
  replyToThread: { method: 'POST', path: '/forum/thread/:threadId' },
  closeThread: { method: 'GET', path: '/forum/thread/:threadId/close' },
  readThreadState: { method: 'GET', path: '/me/forum/thread/:threadId/:page' },
} as const;
