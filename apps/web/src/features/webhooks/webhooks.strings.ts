import type { Delivery, Webhook } from '@wallabee/contract/webhooks/webhook';
import { formatNumber } from '../../ui/format-number.ts';

export const webhookStrings = {
  heading: 'Webhook',
  about: (name: string) => ` ${name.replace('https://', '')}`,
  another: 'Another webhook',
  failed: 'Your webhooks could not be loaded.',
  states: {
    working: 'Working',
    failing: 'Failing',
    paused: 'Paused',
    off: 'Off',
  } satisfies Record<Webhook['state'], string>,
  address: 'Address',
  addHint: 'A program of yours that takes a POST of JSON over HTTPS. Each delivery is signed.',
  add: 'Add',
  addressMissing: 'Give an address that begins with https://',
  notAdded: (reason: string) => `It was not added. ${reason}`,

  secretHeading: 'The secret of your webhook',
  secretHint:
    'Each delivery is signed with it, so that your program can tell ours from others. Copy it now: it is not shown again.',
  copy: 'Copy',
  copied: 'The secret is copied.',
  notCopied: 'The browser would not copy it. Select the secret and copy it by hand.',
  done: 'Done',

  noneYet: 'Nothing was delivered yet.',
  delivered: (when: string) => `Last delivered ${when}.`,
  failing: (count: number, when: string, reason: string) =>
    `${count === 1 ? 'One delivery' : `${formatNumber(count)} deliveries in a row`} failed, the last ${when} (${reason}). We go on trying.`,
  off: (count: number, when: string, reason: string) =>
    `${count === 1 ? 'One delivery' : `${formatNumber(count)} deliveries in a row`} failed, the last ${when} (${reason}). We stopped trying so as not to bother it.`,
  paused: 'You paused it. Nothing is sent until you start it again.',
  unknownReason: 'no reason given',

  test: 'Send a test',
  testDelivered: (status: string) => `The test arrived (${status}).`,
  testFailed: (reason: string) => `The test did not arrive: ${reason}.`,
  startAgain: 'Start again',
  pause: 'Pause',
  change: 'Change',
  changeHeading: 'Change the address',
  save: 'Save',
  renew: 'New secret',
  renewHeading: 'Make a new secret?',
  renewHint: 'From then on deliveries are signed with the new one only.',
  remove: 'Delete',
  removeHeading: 'Delete this webhook?',
  removeHint: (url: string) => `Nothing more is sent to ${url}, and its deliveries are forgotten.`,
  removed: 'The webhook is deleted.',
  notDone: (reason: string) => `That did not work. ${reason}`,

  log: 'Deliveries of the last 30 days',
  logFailed: 'The deliveries could not be loaded.',
  noDeliveries: 'Nothing was sent yet. Send a test to see how it looks.',
  deliveryStates: {
    waiting: 'Waiting',
    delivered: 'Arrived',
    failed: 'Failed',
  } satisfies Record<Delivery['state'], string>,
  status: (status: number) => `status ${status}`,
  noAnswer: 'no answer',
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${formatNumber(count)} attempts`),
  nextAttempt: (when: string) => `next attempt ${when}`,
  body: 'What was sent',
  again: 'Send again',
  deliveryNamed: (words: string, when: string, url: string) => `${words}, ${when}, to ${url}`,
  againDelivered: 'It arrived.',
  againFailed: (reason: string) => `It did not arrive: ${reason}.`,
} as const;
