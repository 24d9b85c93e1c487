import { achievementAddresses } from '@wallabee/contract/achievements/achievements.addresses';
import { alertAddresses } from '@wallabee/contract/alerts/alerts.addresses';
import { bellAddresses } from '@wallabee/contract/bell/bell.addresses';
import { birthdayAddresses } from '@wallabee/contract/birthdays/birthdays.addresses';
import { forumAddresses } from '@wallabee/contract/forums/forums.addresses';
import { friendAddresses } from '@wallabee/contract/friends/friends.addresses';
import { giftAddresses } from '@wallabee/contract/gifts/gifts.addresses';
import { hiveAddresses } from '@wallabee/contract/hive/hive.addresses';
import { inboxAddresses } from '@wallabee/contract/inbox/inbox.addresses';
import { lockedItemAddresses } from '@wallabee/contract/locked-items/locked-items.addresses';
import { planAddresses } from '@wallabee/contract/plan/plan.addresses';
import { playerAddresses } from '@wallabee/contract/players/players.addresses';
import { pouchAddresses } from '@wallabee/contract/pouch/pouch.addresses';
import { radarAddresses } from '@wallabee/contract/radar/radar.addresses';
import { setProgressAddresses } from '@wallabee/contract/set-progress/set-progress.addresses';
import { swapAddresses } from '@wallabee/contract/swaps/swaps.addresses';
import { wishListAddresses } from '@wallabee/contract/wish-lists/wish-lists.addresses';

const OWN_CALLS: readonly { path: string }[] = [
  ...of(pouchAddresses, 'readPouch', 'readOwnPouch'),
  ...of(setProgressAddresses, 'listPlayerSets', 'readPlayerSet', 'listHeldItems'),
  ...of(setProgressAddresses, 'readPlayerExclusives', 'readPlayerUniques'),
  ...of(lockedItemAddresses, 'listLockedItems'),
  ...of(wishListAddresses, 'listWishableTypes', 'listSavedItems'),
  ...of(friendAddresses, 'listFriends'),
  ...of(playerAddresses, 'readProfile', 'readOwnProfile'),
  ...of(planAddresses, 'readPlan', 'listPlans', 'readWays'),
  ...of(hiveAddresses, 'readHive'),
  ...of(radarAddresses, 'readRadar'),
  ...of(alertAddresses, 'listAlerts'),
  ...of(bellAddresses, 'listNotifications'),
  ...of(birthdayAddresses, 'readBirthday'),
  ...of(giftAddresses, 'listGiftableUniques'),
  ...of(swapAddresses, 'readOwnSwaps', 'listProposals', 'readSwap'),
  ...of(achievementAddresses, 'listPlayerAchievements'),
  ...of(inboxAddresses, 'listConversations', 'readConversation', 'readMessageCards'),
  ...of(forumAddresses, 'listForums', 'readForum', 'readThread', 'readThreadState', 'readThreadDays'),
  ...of(forumAddresses, 'readThreadCards', 'readThreadItems', 'listForumStates', 'readForumState'),
];

const PATTERNS = OWN_CALLS.map(({ path }) => {
  const named = path.replace(':player', '[^/]+');
  return new RegExp(`^${named.replace(/:\w+/g, '\\d+')}$`);
});

/** Whether a call of the browser is answered from the player's own caches. Loaders read the lists directly. */
export function isOwnCall(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path));
}

function of<Name extends string>(addresses: Record<Name, { path: string }>, ...names: Name[]) {
  return names.map((name) => addresses[name]);
}
