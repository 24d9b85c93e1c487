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

/** How many friends in common a profile shows. */
export const SHOWN_IN_COMMON = 12;

export const listFriendsInCommon = {
  ...friendAddresses.listFriendsInCommon,
  feature: 'friends',
  access: 'player',
  scope: 'read',
  summary: 'The friends that the player whose token it is has in common with another player, by name.',
  params: z.object({ player: PlayerInAddress }),
  response: z.object({
    friends: z.array(Friend).meta({ description: `The friends in common, ${SHOWN_IN_COMMON} at most.` }),
    total: z.number().int().meta({ description: 'How many friends they have in common.', example: 6 }),
    friends_count: z.number().int().meta({ description: 'How many friends the other has.', example: 137 }),
  }),
} as const satisfies Endpoint;
