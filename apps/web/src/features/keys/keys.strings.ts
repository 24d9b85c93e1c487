import type { KeyRefusal } from '@wallabee/contract/keys/key-rules';
import { formatNumber } from '../../ui/format-number.ts';

export const keyStrings = {
  title: 'Your keys · WallaBee for developers',
  loginNeeded: 'Keys belong to players',
  loginNeededHint: 'Log in with your WallaBee account to make a key for your program.',
  login: 'Login',
  noScript: 'Your keys need JavaScript, because only your browser knows who you are.',
  failed: 'Your keys could not be loaded.',

  makeHeading: 'A new key',
  name: 'What is it for?',
  nameHint: 'A name that tells your programs apart, such as Shelf counter.',
  nameMissing: 'Give the key a name first.',
  make: 'Make key',
  notMade: 'The key could not be made. What you typed is still there.',
  refusals: {
    too_many_keys: 'You have as many keys as one can have. Revoke one first.',
  } satisfies Record<KeyRefusal, string>,
  made: (name: string) => `Here is your key for ${name}`,
  madeHint:
    'Copy it now: it is not kept where it could be read again. If you lose it, revoke it and make another.',
  copy: 'Copy',
  copied: 'The key is copied.',
  notCopied: 'The browser would not copy it. Select the key and copy it by hand.',
  done: 'Done',

  listHeading: 'Keys you have made',
  none: 'You have no keys yet',
  noneHint: 'Making the first one takes a moment.',
  ending: (ending: string) => `ends in ${ending}`,
  since: (day: string) => `made on ${day}`,
  callsToday: 'Calls today',
  callsThisMonth: 'Last 30 days',
  lastUsed: 'Last used',
  never: 'Never',
  notLately: 'Not lately',
  calls: (count: number) => formatNumber(count),
  limitsHeading: 'What a key may do',
  limits: (perSecond: number, burst: number) =>
    `Each key makes ${formatNumber(perSecond)} calls a second for as long as it likes, and saves up for a burst of ${formatNumber(burst)}. Above it a call is refused with 429 and says in Retry-After how long to wait.`,
  limitsMore: 'All limits',
  left: 'Left of the burst now:',
  leftOf: (left: number, burst: number) => `${formatNumber(left)} of ${formatNumber(burst)}`,
  useFailed: 'The use of this key could not be loaded.',
  callsByDay: 'Calls by day',
  noCalls: 'No calls in the last 30 days.',
  noCallsHint: 'No calls in the last 30 days. The chart begins with the first one.',
  callsInAll: (calls: number, most: number, day: string) =>
    `${formatNumber(calls)} ${calls === 1 ? 'call' : 'calls'} in the last 30 days, most on ${day}: ${formatNumber(most)}.`,
  refusedInAll: (refused: number) =>
    refused === 0
      ? 'None was refused.'
      : `${formatNumber(refused)} ${refused === 1 ? 'was' : 'were'} refused.`,
  daysOf: (name: string) => `Calls with ${name} on each of the last 30 days`,
  day: 'Day (UTC)',
  callsColumn: 'Calls',
  refusedColumn: 'Refused',
  refusedMark: 'refused with 429',
  revoked: 'Revoked',
  revoke: 'Revoke',
  revokeNamed: (name: string) => `Revoke ${name}`,
  revokeHeading: (name: string) => `Revoke ${name}?`,
  revokeHint: 'Every program that uses this key is refused from then on. This cannot be undone.',
  revokedToast: (name: string) => `${name} is revoked.`,
  notRevoked: 'The key could not be revoked. It still works; try again.',
} as const;
