import type { z } from 'zod';
import { Profile } from '../players/profile.ts';

export const ForumMember = Profile.pick({
  id: true,
  username: true,
  name: true,
  hue: true,
  image_key: true,
}).meta({ id: 'ForumMember', description: 'A player in the forums.' });
export type ForumMember = z.infer<typeof ForumMember>;
