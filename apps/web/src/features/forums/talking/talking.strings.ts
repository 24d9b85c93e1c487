import { formatNumber } from '../../../ui/format-number.ts';

export const talkingStrings = {
  buzz: 'Buzz',
  buzzed: 'Buzzed',
  postBy: (name: string) => `post by ${name}`,
  buzzes: (count: number) => (count === 1 ? '1 buzz' : `${formatNumber(count)} buzzes`),
  youAndOthers: (others: number) =>
    others === 1 ? 'you and 1 other' : `you and ${formatNumber(others)} others`,
  buzzFailed: (reason: string) => `Your buzz was not changed. ${reason}`,

  menuOf: (name: string) => `More about the post by ${name}`,
  threadMenu: 'More about this thread',
  loading: 'Loading…',
  whoBuzzed: 'Who buzzed',
  whoBuzzedFailed: 'The names could not be loaded',
  earlier: 'Earlier ones',
  mutePlayer: (name: string) => `Mute ${name}`,
  unmutePlayer: (name: string) => `Unmute ${name}`,
  playerMuted: (name: string) =>
    `You muted ${name}. Their posts are folded and no longer ring; messages still do.`,
  playerUnmuted: (name: string) => `${name} is unmuted.`,
  muteThread: 'Mute thread',
  unmuteThread: 'Unmute thread',
  threadMuted: 'Muted. This thread no longer rings, and is not listed as unread.',
  threadUnmuted: 'The thread is unmuted.',
  notMuted: (reason: string) => `Nothing has changed. ${reason}`,
  foldedPost: (name: string) => `A post by ${name}, whom you muted.`,
  show: 'Show',
  showPostOf: (name: string) => `Show the post by ${name}`,

  muted: 'Muted in the Forums',
  mutedLead: 'Muted threads and players do not ring. Messages from friends still do.',
  mutedFailed: 'What you muted could not be loaded',
  nothingMuted: 'You have muted nothing and nobody. To mute, open the menu of a post or thread.',
  unmute: 'Unmute',
  unmuteNamed: (name: string) => `Unmute ${name}`,
} as const;
