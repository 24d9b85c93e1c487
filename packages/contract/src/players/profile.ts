import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemTypeId, inAddress, PlayerId } from '../protocol/ids.ts';
import { PlayerInAddress } from './player-in-address.ts';
import { playerAddresses } from './players.addresses.ts';

export const AccountType = z.enum(['staff', 'beekeeper', 'player']);
export type AccountType = z.infer<typeof AccountType>;

/** Visible to everybody. */
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
  hue: z.number().int(),
  image_key: z.string(),
  image_url_50: z.string(),
  image_url_100: z.string(),
  image_url_200: z.string(),
});

/** Only visible to the player. */
const PrivateProfile = z.object({
  balance: z.number().int(),
  birthday: z.string(),
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
