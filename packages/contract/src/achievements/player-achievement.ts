import { z } from 'zod';
import { PlayerInAddress } from '../players/player-in-address.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { pictureUrl } from '../protocol/fields.ts';
import { Achievement } from './achievement.ts';
import { achievementAddresses } from './achievements.addresses.ts';

const Progress = z
  .object({
    value: z.number().int().meta({ description: 'How often the player has done it.', example: 2706 }),
    target: z.number().int().meta({ description: 'How often it has to be done.', example: 10 }),
  })
  .meta({ id: 'AchievementProgress', description: 'How far a player is with an achievement.' });

export const PlayerAchievement = Achievement.pick({
  id: true,
  name: true,
  description: true,
  description_earned: true,
  hue: true,
  image_key: true,
})
  .extend({
    awarded: z.boolean().meta({
      description: 'Whether the player has it. An award is never withdrawn.',
      example: true,
    }),
    awarded_at: z.iso.datetime().nullable().meta({
      description: 'When it was awarded; null where it is not.',
      example: '2012-02-26T00:00:19.000Z',
    }),
    badge_small: pictureUrl({ kind: 'achievement', id: 1 }, 100, 'The badge, 100 pixels square.'),
    badge_small_null: pictureUrl(
      { kind: 'achievement', id: '1.null' },
      100,
      'The badge while it is not awarded, 100 pixels square.',
    ),
    badge_large: pictureUrl({ kind: 'achievement', id: 1 }, 200, 'The badge, 200 pixels square.'),
    progression: z
      .array(Progress)
      .meta({ description: 'How far the player is; only the first entry counts.' }),
  })
  .meta({ id: 'PlayerAchievement', description: 'An achievement, and how far a player is with it.' });
export type PlayerAchievement = z.infer<typeof PlayerAchievement>;

export const listPlayerAchievements = {
  ...achievementAddresses.listPlayerAchievements,
  feature: 'achievements',
  access: 'key',
  summary: 'Every achievement, and how far a player is with it.',
  params: z.object({ player: PlayerInAddress }),
  response: z.object({
    achievements: z.array(PlayerAchievement).meta({ description: 'The achievements.' }),
  }),
} as const satisfies Endpoint;
