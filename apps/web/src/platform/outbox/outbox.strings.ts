/** Reasons that the server's own words do not explain to a player. */
const reasons: Readonly<Record<string, string>> = {
  outcome_unknown: 'It may have been done already. Look before you send it again.',
  idempotency_key_reused: 'It may have been done already. Look before you send it again.',
};

export const outboxStrings = {
  waiting: 'Waiting for the network',
  sending: 'Being sent',
  sent: 'Sent',
  refused: ({ error, reason = '' }: { error: string; reason?: string | undefined }) =>
    `Not sent. ${reasons[reason] ?? error}`,
  tooOld: 'Not sent: it has waited too long. It may have arrived, so look before you send it again.',
  takeBack: 'Take back',
  edit: 'Edit',
  sendAgain: 'Send again',
  remove: 'Remove',
  about: (label: string, what: string) => `${label}: ${what}`,
  underWay: 'It is being sent at this moment. Try again in a minute.',
  takenBack: 'Taken back.',
  takenBackLate: 'Taken back. It may have arrived already, so look before you send it again.',
  list: 'Waiting to be sent',
  countWaiting: (count: number) => (count === 1 ? '1 waiting to be sent' : `${count} waiting to be sent`),
  countNotSent: (count: number) => (count === 1 ? '1 could not be sent' : `${count} could not be sent`),
  allSent: 'All sent',
  discardHeading: 'Log out and lose what waits?',
  discardText: (count: number) =>
    count === 1
      ? '1 message, post or answer has not been sent. Logging out removes it from this device.'
      : `${count} messages, posts or answers have not been sent. Logging out removes them from this device.`,
  discard: 'Log out anyway',
  stay: 'Stay',
} as const;
