import type { ProfileBadge } from '@wallabee/contract/players/profile-rules';
import type { ProfileTab } from './profile/profile-links.ts';

export const playerStrings = {
  pageTitle: (name: string, tab: ProfileTab) => `${name} · ${playerStrings.tabNames[tab]} · WallaBee`,
  missingTitle: 'No User Found · WallaBee',
  description: (name: string, sets: string, date: string) =>
    `${name} has completed ${sets} and has been foraging since ${date}.`,
  sets: (count: number, formatted: string) => (count === 1 ? '1 set' : `${formatted} sets`),
  tabs: 'Profile',
  tabNames: {
    bio: 'Bio',
    uniques: 'Uniques',
    locklist: 'Lock List',
    wishlist: 'Wish List',
  } satisfies Record<ProfileTab, string>,
  badges: {
    staff: 'Staff',
    beekeeper: 'BeeKeeper',
    memorial: 'Memorial Account',
    player: 'Player',
  } satisfies Record<ProfileBadge, string>,
  username: (username: string) => `@${username}`,
  setsCompleted: 'Sets Completed',
  friends: 'Friends',
  foragingSince: 'Foraging Since',
  lastActive: 'Last Active',
  deleted: 'Deleted',
  closed: 'Self Deleted or Banned',
  sendMessage: 'Send Message',
  messageTo: (name: string) => `Message to ${name}`,
  message: 'Message',
  send: 'Send',
  sendingFailed: 'error!',
  namesake: 'That is an id. Somebody plays under it as a name, too:',
  notFound: 'Error No User Found',
  nobodyCalled: (written: string) =>
    `Nobody plays as “${written}”. Names have to be written in full; capitals do not matter.`,
  bio: 'Bio',
  noBio: 'No Bio Yet',
  noBioText: (name: string) => `${name} has not written anything about themselves.`,
  uniques: (count: number) => (count === 1 ? '1 Unique Owned' : `${count} Uniques Owned`),
  noUniques: 'No Uniques Owned',
  noUniquesText: 'Uniques are commissioned by players, and gifted by those who own them.',
  aboutUniques: 'What uniques are',
  lockListFile: (username: string) => `lock-list-${username}`,
  noLocks: 'Nothing Is Locked',
  noLocksText: (name: string) => `${name} keeps no item under lock and key at the moment.`,
} as const;
