import type { listPlayerAchievements } from '@wallabee/contract/achievements/player-achievement';
import type { readBirthday } from '@wallabee/contract/birthdays/birthday';
import type { listFriends } from '@wallabee/contract/friends/friend';
import type { readPouch } from '@wallabee/contract/pouch/pouch';
import type { listPlayerSets } from '@wallabee/contract/set-progress/set-progress';
import type { Call } from '../../platform/api.ts';

/** What a player's own pages are made of: each tab's call, all of them fetched together at start-up. */
export const ownCalls = {
  pouch: { method: 'GET', path: '/users/:player/pouch' } satisfies Call<typeof readPouch>,
  sets: { method: 'GET', path: '/users/:player/sets' } satisfies Call<typeof listPlayerSets>,
  achievements: {
    method: 'GET',
    path: '/users/:player/achievements/new',
  } satisfies Call<typeof listPlayerAchievements>,
  friends: { method: 'GET', path: '/users/:player/friends' } satisfies Call<typeof listFriends>,
  birthday: { method: 'GET', path: '/users/:player/chkbday' } satisfies Call<typeof readBirthday>,
} as const;
