import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemTypeId, inAddress, PlayerId } from '../protocol/ids.ts';
import { PlayerInAddress } from './player-in-address.ts';
import { playerAddresses } from './players.addresses.ts';

export const AccountType = z.enum(['staff', 'beekeeper', 'player']);
export type AccountType = z.infer<typeof AccountType>;

/** What everybody may know of a player. Their sets, items, achievements and friends have calls of their own. */
const PublicProfile = z.object({
  id: PlayerId,
  username: z.string(),
  name: z.string(),
  bio: z.string(),
  account_type: AccountType,
  is_memorial: z.boolean(),
  is_enabled: z.boolean(),
  created_at: z.iso.datetime(),
  last_active: z.iso.datetime(),
  deletion_date: z.iso.datetime().nullable(),
  completed_sets_count: z.number().int(),
  friends_count: z.number().int(),
  /** Types they commissioned and may gift, by id. */
  uniques_owned: z.array(ItemTypeId),
  /** Of the plate behind their face, in degrees of the colour wheel. */
  hue: z.number().int(),
  image_key: z.string(),
  image_url_50: z.string(),
  image_url_100: z.string(),
  image_url_200: z.string(),
});

/** What a player is told of themselves besides, and nobody else is. */
const PrivateProfile = z.object({
  /** Honeycombs. */
  balance: z.number().int(),
  /** '9 October', or 'Date Missing'. */
  birthday: z.string(),
  /** How many conversations have something new. */
  unread_conversations: z.number().int(),
});

export const Profile = PublicProfile.extend(PrivateProfile.partial().shape);
export type Profile = z.infer<typeof Profile>;

export const readProfile = {
  ...playerAddresses.readProfile,
  feature: 'players',
  access: 'key',
  summary:
    'A player by id, or else by username, or else by a name that only one of them bears; null where there is none. @ before a name that looks like an id says that it is a name. Balance, birthday and unread_conversations only with the player’s own token.',
  params: z.object({ player: PlayerInAddress }),
  response: Profile.nullable(),
} as const satisfies Endpoint;

export const checkFriendship = {
  ...playerAddresses.checkFriendship,
  feature: 'players',
  access: 'key',
  summary: 'Whether two players are friends.',
  params: z.object({ playerId: inAddress(PlayerId), otherId: inAddress(PlayerId) }),
  response: z.object({ is_friends: z.boolean() }),
} as const satisfies Endpoint;
