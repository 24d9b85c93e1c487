import type { AccountType } from '@wallabee/contract/players/profile';
import type { PlayerTab } from './player-links.ts';

export const playerAreaStrings = {
  tabs: 'Your pages',
  tabNames: {
    pouch: 'Pouch',
    sets: 'Sets',
    achievements: 'Achievements',
    inbox: 'Inbox',
    friends: 'Friends',
    giftunique: 'Gift Unique',
    export: 'Locked Items',
    redeem: 'Redeem',
    swaps: 'Swaps',
    profile: 'Edit Profile',
    birthday: 'Birthday',
    sessions: 'Security',
    apps: 'Apps',
  } satisfies Record<PlayerTab, string>,
  unread: (count: number) => (count === 1 ? ' unread conversation' : ' unread conversations'),
  waiting: (count: number) => (count === 1 ? ' ring waits for you' : ' rings wait for you'),
  accountTypes: {
    staff: 'Staff',
    beekeeper: 'BeeKeeper',
    player: 'Player',
  } satisfies Record<AccountType, string>,
  honeycombs: 'Honeycombs',
  friends: 'Friends',
  memberSince: 'Member since',
  birthday: 'Birthday:',
  profileFailed: 'Your profile could not be loaded.',
  noScript: 'Your own pages are put together in your browser. Please allow this site to run JavaScript.',
  lockedItemsFile: 'locked-items',
  noLocks: 'Nothing Is Locked',
  noLocksText: 'Lock an item in the app to keep it from being taken, wherever you drop it.',
  toPouch: 'Go to Your Pouch',
  pageTitle: (tab: string) => `${tab} · WallaBee`,
} as const;
