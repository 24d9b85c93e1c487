import { achievementCalls } from '@wallabee/contract/achievements/achievements.calls';
import { birthdayCalls } from '@wallabee/contract/birthdays/birthdays.calls';
import { friendCalls } from '@wallabee/contract/friends/friends.calls';
import type { readPouch } from '@wallabee/contract/pouch/pouch';
import { pouchCalls } from '@wallabee/contract/pouch/pouch.calls';
import type { Call } from '@wallabee/contract/protocol/call';
import type { Endpoint } from '@wallabee/contract/protocol/endpoint';
import { setProgressCalls } from '@wallabee/contract/set-progress/set-progress.calls';

/** One call per tab of a player's own pages, prefetched together. */
export const ownCalls: readonly Call<Endpoint & Pick<typeof readPouch, 'params'>>[] = [
  pouchCalls.readPouch,
  setProgressCalls.listPlayerSets,
  achievementCalls.listPlayerAchievements,
  friendCalls.listFriends,
  birthdayCalls.readBirthday,
];
