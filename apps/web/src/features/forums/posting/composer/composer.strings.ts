import { formatNumber } from '../../../../ui/format-number.ts';

export const composerStrings = {
  view: 'View of the composer',
  write: 'Write',
  preview: 'Preview',
  formatting: 'Formatting',
  bold: 'Bold (Ctrl B)',
  italic: 'Italic (Ctrl I)',
  quote: 'Quote',
  link: 'Link (Ctrl K)',
  list: 'List',
  mention: 'Mention a player',
  item: 'Put in an item',
  plain: 'Plain text',
  nothingYet: 'Nothing written yet.',

  players: (words: string) => `Players that match ${words}`,
  items: (words: string) => `Items that match ${words}`,
  matches: (count: number) => (count === 1 ? '1 match' : `${formatNumber(count)} matches`),
  choose: 'choose',
  putIn: 'put in',
  close: 'close',
  keys: { enter: 'Enter', escape: 'Esc' },
  inThread: (username: string) => `@${username}, in this thread`,
  friend: (username: string) => `@${username}, friend`,
  player: (username: string) => `@${username}`,
  ownItem: 'yours, in the pouch',
  withOwner: (name: string) => `with ${name}`,
  atPlace: (name: string) => `on the map at ${name}`,
  ofSet: (name: string) => `in ${name}`,

  saved: (ago: string) => `Draft saved, ${ago}`,
  savedHere: (why: string) => `Draft saved on this device only. ${why}`,
  saving: 'Saving the draft …',
  seconds: (count: number) =>
    count < 5 ? 'just now' : count < 60 ? `${count} seconds ago` : minutesAgo(Math.floor(count / 60)),
  keptSafe: 'What you type is saved as you go, on this device and with your account.',
  discard: 'Discard',
  discarded: 'The draft is discarded.',
  undo: 'Undo',
  notDiscarded: 'The draft could not be discarded. It is listed under My threads.',
  otherDraft: 'You also wrote this on another device:',
  useOther: 'Use that one',
  leaveOther: 'Leave it',
} as const;

function minutesAgo(count: number): string {
  return count === 1 ? '1 minute ago' : `${formatNumber(count)} minutes ago`;
}
