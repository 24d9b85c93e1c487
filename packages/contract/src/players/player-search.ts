import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { PlayerInAddress } from './player-in-address.ts';
import { MOST_MATCHES, MOST_NEAR_PLAYERS } from './player-search-rules.ts';
import { playerAddresses } from './players.addresses.ts';
import { Profile } from './profile.ts';

export const PlayerMatch = Profile.pick({
  id: true,
  username: true,
  name: true,
  account_type: true,
  is_memorial: true,
  created_at: true,
  completed_sets_count: true,
  hue: true,
  image_key: true,
  image_url_50: true,
  image_url_100: true,
  image_url_200: true,
}).meta({ id: 'PlayerMatch', description: 'A player who was found.' });
export type PlayerMatch = z.infer<typeof PlayerMatch>;

export const findPlayers = {
  ...playerAddresses.findPlayers,
  feature: 'players',
  access: 'key',
  summary: 'Everybody whose id, username or name is the given one.',
  description: `Capitals and accents do not matter. At most ${MOST_MATCHES} players; where there is nobody, the players with the most similar names.`,
  query: z.object({
    name: PlayerInAddress.describe('An id, a username or a name; @ before it says that it is no id.'),
  }),
  response: z.object({
    players: z.array(PlayerMatch).describe('The most recently active first.'),
    near: z.array(PlayerMatch).meta({
      description: `Similar names, ${MOST_NEAR_PLAYERS} at most; empty where players fit.`,
      example: [],
    }),
  }),
  cost: 'search',
} as const satisfies Endpoint;
