import type { AccountType } from '@wallabee/contract/players/profile';

export const friendStrings = {
  heading: 'Friends',
  filters: 'Search',
  search: 'Search friends by name',
  count: (shown: string, all: string) => (shown === all ? `${all} in all` : `${shown} of ${all}`),
  username: (username: string) => `@${username}`,
  livesIn: 'Lives in',
  tags: { staff: 'Staff', beekeeper: 'BeeKeeper', player: null } satisfies Record<AccountType, string | null>,
  empty: 'No friends yet',
  emptyHint: 'Add friends in the game, and they turn up here.',
  find: 'Find a player',
  none: 'No Friends Found',
  noneCalled: (text: string) => `None of your friends is called “${text}”.`,
  clear: 'Show everybody',
  failed: 'Your friends could not be loaded',
} as const;
