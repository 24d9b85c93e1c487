import type { Calls } from '../protocol/call.ts';
import type * as achievement from './achievement.ts';
import { achievementAddresses } from './achievements.addresses.ts';
import type * as playerAchievement from './player-achievement.ts';

export const achievementCalls = achievementAddresses as Calls<
  typeof achievementAddresses,
  typeof achievement & typeof playerAchievement
>;
