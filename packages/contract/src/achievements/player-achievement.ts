import { z } from 'zod';
import { PlayerInAddress } from '../players/player-in-address.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Achievement } from './achievement.ts';
import { achievementAddresses } from './achievements.addresses.ts';

export const PlayerAchievement = Achievement.pick({
  id: true,
  name: true,
  description: true,
  description_earned: true,
  hue: true,
  image_key: true,
}).extend({
  /** An award is never withdrawn. */
  awarded: z.boolean(),
  awarded_at: z.iso.datetime().nullable(),
  badge_small: z.string(),
  badge_small_null: z.string(),
  badge_large: z.string(),
  /** Only the first entry counts. */
  progression: z.array(z.object({ value: z.number().int(), target: z.number().int() })),
});
export type PlayerAchievement = z.infer<typeof PlayerAchievement>;

export const listPlayerAchievements = {
  ...achievementAddresses.listPlayerAchievements,
  feature: 'achievements',
  access: 'key',
  summary: 'Every achievement, and how far a player is with it.',
  params: z.object({ player: PlayerInAddress }),
  response: z.object({ achievements: z.array(PlayerAchievement) }),
} as const satisfies Endpoint;
