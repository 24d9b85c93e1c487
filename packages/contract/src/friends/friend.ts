import { z } from 'zod';
import { PlayerInAddress } from '../players/player-in-address.ts';
import { Profile } from '../players/profile.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { friendAddresses } from './friends.addresses.ts';

export const Friend = Profile.pick({
  id: true,
  username: true,
  name: true,
  account_type: true,
  hue: true,
  image_key: true,
  image_url_50: true,
  image_url_100: true,
  image_url_200: true,
})
  .extend({
    home_location: z.string().meta({
      description: 'Where the friend is at home; empty where it is not said.',
      example: 'Brighton, United Kingdom',
    }),
  })
  .meta({ id: 'Friend', description: 'A friend of a player.' });
export type Friend = z.infer<typeof Friend>;

export const listFriends = {
  ...friendAddresses.listFriends,
  feature: 'friends',
  access: 'key',
  summary: 'A player’s friends, by name.',
  params: z.object({ player: PlayerInAddress }),
  response: z.object({ friends: z.array(Friend).meta({ description: 'The friends.' }) }),
} as const satisfies Endpoint;
