import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import { playerCalls } from '@wallabee/contract/players/players.calls';

/** The calls whose answers show a player's own name or picture. */
export const SHOWN_BY = [
  playerCalls.readOwnProfile,
  playerCalls.readProfile,
  forumCalls.readForum,
  forumCalls.readThread,
];
