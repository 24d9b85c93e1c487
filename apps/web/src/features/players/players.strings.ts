import { formatNumber } from '../../ui/format-number.ts';
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
  namesakesOfId: 'That is an id. It is also the name of:',
  namesakes: 'Other players of this name:',
  severalTitle: (written: string) => `“${written}” · Profile Search · WallaBee`,
  several: (count: number, written: string) => `${count} Players Called “${written}”`,
  chooseOne: 'Choose one of them. The username below a name is theirs alone.',
  mostShown: (count: number) =>
    `Only the ${count} who were active last are shown. A username finds the others.`,
  matches: 'Players',
  facts: (username: string, sets: string, date: string) => `@${username} · ${sets} · since ${date}`,
  notFound: 'Error No User Found',
  nobodyCalled: (written: string) =>
    `Nobody plays as “${written}”. Capitals and accents do not matter; the rest of the name does.`,
  perhaps: 'Did you mean one of these?',
  bio: 'Bio',
  noBio: 'No Bio Yet',
  noBioText: (name: string) => `${name} has not written anything about themselves.`,
  uniques: (count: number) => 
    count === 1 ? '1 Unique Owned' : `${formatNumber(count)} Uniques Owned`,
  noUniques: 'No Uniques Owned',
  noUniquesText: 'Uniques are commissioned by players, and gifted by those who own them.',
  aboutUniques: 'What uniques are',
  lockListFile: (username: string) => `lock-list-${username}`,
  toWishLists: 'See What They Are Missing',
  noLocks: 'Nothing Is Locked',
  noLocksText: (name: string) => `${name} keeps no item under lock and key at the moment.`,
} as const;
