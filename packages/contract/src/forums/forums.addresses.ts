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
  reportPost: { method: 'POST', path: '/forum/post/:postId/report' },
  listReports: { method: 'GET', path: '/forum/reports' },
  dismissReports: { method: 'POST', path: '/forum/post/:postId/dismiss' },
  pinThread: { method: 'POST', path: '/forum/thread/:threadId/pin' },
  slowThread: { method: 'POST', path: '/forum/thread/:threadId/slow' },
  moveThread: { method: 'POST', path: '/forum/thread/:threadId/move' },
  mergeThread: { method: 'POST', path: '/forum/thread/:threadId/merge' },
  undoModeration: { method: 'POST', path: '/forum/moderation/:entryId/undo' },
  readOwnAct: { method: 'GET', path: '/me/forum/act/:entryId' },
  appealAct: { method: 'POST', path: '/forum/moderation/:entryId/appeal' },
  listAppeals: { method: 'GET', path: '/forum/appeals' },
  decideAppeal: { method: 'POST', path: '/forum/appeals/:appealId/decide' },
  readLedger: { method: 'GET', path: '/forum/ledger' },
} as const;

/** A file, and no call that pages make. */
export const ledgerFileAddresses = {
  readLedgerFile: { method: 'GET', path: '/forum/ledger.ndjson' },
} as const;
