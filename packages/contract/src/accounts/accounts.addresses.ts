export const accountAddresses = {
  logIn: { method: 'POST', path: '/login' },
  logOut: { method: 'POST', path: '/logout' },
  register: { method: 'POST', path: '/register' },
  openPageSession: { method: 'POST', path: '/page-session' },
  readSecondFactor: { method: 'GET', path: '/me/second-factor' },
  beginSecondFactor: { method: 'POST', path: '/me/second-factor' },
  confirmSecondFactor: { method: 'POST', path: '/me/second-factor/confirm' },
  renewRecoveryCodes: { method: 'POST', path: '/me/second-factor/recovery-codes' },
  turnOffSecondFactor: { method: 'POST', path: '/me/second-factor/off' },
  listOwnSessions: { method: 'GET', path: '/me/sessions' },
  endOwnSession: { method: 'POST', path: '/me/sessions/:sessionId/end' },
  endOtherSessions: { method: 'POST', path: '/me/sessions/end-others' },
  askForDeletion: { method: 'POST', path: '/me/deletion' },
} as const;

/** Answers with a file, so no client reads it as JSON. */
export const archiveAddresses = {
  downloadArchive: { method: 'POST', path: '/me/archive' },
} as const;
