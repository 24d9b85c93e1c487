import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { achievementAddresses } from './achievements.addresses.ts';

export const Achievement = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  description_earned: z.string(),
  target: z.number().int(),
  hue: z.number().int(),
  image_key: z.string(),
  image_url_50: z.string(),
  image_url_100: z.string(),
  image_url_200: z.string(),
});
export type Achievement = z.infer<typeof Achievement>;

export const listAchievements = {
  ...achievementAddresses.listAchievements,
  feature: 'achievements',
  access: 'key',
  summary: 'Every achievement there is to be had.',
  response: z.object({ achievements: z.array(Achievement) }),
} as const satisfies Endpoint;
