import { DELETION_DAYS, type DeletionRefusal } from '@wallabee/contract/accounts/deletion-rules';
import { factorStrings } from '../accounts.strings.ts';

export const archiveStrings = {
  heading: 'Your archive',
  lead: 'One ZIP file with everything here that is yours: your profile, items, history, sets, friends, messages, swaps, posts, alerts and settings.',
  formats: 'It holds archive.json with all of it, and a CSV file of each part for spreadsheets.',
  secrets:
    'Passwords, keys and codes are not in it. It has your private messages, so store it somewhere safe.',
  download: 'Download archive',
  dialog: 'Download your archive?',
  hint: 'We ask for your password, in case you left this device open to others.',
  fileName: (username: string) => `wallabee-${username}.zip`,
  saved: 'Your archive is downloaded.',
} as const;

export const deletionStrings = {
  heading: 'Delete your account',
  lead: `Your account is closed at once and deleted after ${DELETION_DAYS} days.`,
  atOnce: 'At once',
  atOnceList: [
    'You are logged out everywhere, and apps can no longer act for you.',
    'Your open swaps end, and your items are taken off the Market.',
    'Your profile says that the account is closed.',
  ],
  within: `Within ${DELETION_DAYS} days`,
  withinList: ['Log in to restore the account with everything in it.'],
  after: `After ${DELETION_DAYS} days`,
  afterList: [
    'Your items go back into the game, those you saved and locked too.',
    'Your password, picture, bio, birthday, inbox, drafts, alerts, webhooks, devices, keys and permissions are removed.',
    'Your name stays with what belongs to the game: histories, finish numbers, messages in other inboxes, and posts.',
    'This cannot be undone.',
  ],
  begin: 'Delete account',
  dialog: 'Delete your account?',
  hint: (username: string) => `Type your username, ${username}, to confirm.`,
  username: 'Your username',
  wrongName: 'That is not your username.',
  done: (day: string) => `Your account is closed. It will be deleted on ${day}, unless you log in before.`,
} as const;

export const proofStrings = {
  password: factorStrings.password,
  code: factorStrings.anyCode,
  failed: 'Your account could not be loaded.',
  refusals: {
    wrong_name: deletionStrings.wrongName,
    wrong_password: factorStrings.refusals.wrong_password,
    wrong_code: factorStrings.refusals.wrong_code,
  } satisfies Record<DeletionRefusal, string>,
} as const;
