import type { NO_RECIPIENT } from '@wallabee/contract/gifts/gift-choices';

export const giftStrings = {
  heading: 'Gift a unique',
  lead: 'You commissioned these. Every gift makes a new one, with the next number, and puts it into the pouch of whoever you name.',
  unique: 'Unique',
  variant: 'Variant',
  recipient: 'Username of the recipient',
  recipientHint: 'A gift cannot be asked back, so look twice.',
  noRecipient: 'You must specify a user.' satisfies typeof NO_RECIPIENT,
  send: 'Gift Unique',
  sending: 'Sending…',
  error: (words: string) => `Error: ${words}`,
  success: (gift: { name: string; number: string }) =>
    `Success!: ${gift.name} #${gift.number} created and sent to`,
  friends: 'For a friend',
  friendsHint: 'Choose one of your friends, or name any other player.',
  noFriends: 'You have no friends yet. Name any player.',
  art: (name: string) => `${name} artwork`,
  none: 'You currently do not own any Uniques that you are able to gift.',
  noneHint: 'Uniques are made for players who commission one.',
  about: 'What uniques are',
  failed: 'Your uniques could not be loaded',
  unreachable: 'The server could not be reached. Try again in a moment.',
} as const;
