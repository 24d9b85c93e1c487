import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Hue, picturesOf } from '../protocol/fields.ts';
import { achievementAddresses } from './achievements.addresses.ts';

export const Achievement = z
  .object({
    id: z.number().int().meta({ description: 'The id of the achievement.', example: 1 }),
    name: z.string().meta({ description: 'Its name.', example: 'First Nectar' }),
    description: z.string().meta({
      description: 'What to do for it.',
      example: 'Forage ten items. Anywhere will do, even the car park.',
    }),
    description_earned: z.string().meta({
      description: 'What is said of it once it is awarded.',
      example: 'Ten items foraged. You have stopped walking past things.',
    }),
    target: z.number().int().meta({ description: 'How often it has to be done.', example: 10 }),
    hue: Hue,
    ...picturesOf({ kind: 'achievement', id: 1 }),
  })
  .meta({ id: 'Achievement', description: 'A badge for doing something a number of times.' });
export type Achievement = z.infer<typeof Achievement>;

export const listAchievements = {
  ...achievementAddresses.listAchievements,
  feature: 'achievements',
  access: 'key',
  sendsETag: true,
  summary: 'Every achievement there is to be had.',
  response: z.object({
    achievements: z.array(Achievement).meta({ description: 'The achievements.' }),
  }),
} as const satisfies Endpoint;
