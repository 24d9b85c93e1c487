import { z } from 'zod';
import { At } from '../protocol/at.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Hue, picturesOf } from '../protocol/fields.ts';
import { ItemTypeId, inAddress, PlayerId } from '../protocol/ids.ts';
import { BirthdayText } from './birthday-text.ts';
import { PlayerInAddress } from './player-in-address.ts';
import { playerAddresses } from './players.addresses.ts';

export const AccountType = z.enum(['staff', 'beekeeper', 'player']).meta({
  description: 'Whether it is an account of staff, of a BeeKeeper or of any other player.',
  example: 'player',
});
export type AccountType = z.infer<typeof AccountType>;

const when = (description: string, example: string) => z.iso.datetime().meta({ description, example });

const count = (description: string, example: number) => z.number().int().meta({ description, example });

const Collection = z
  .object({
    saved: count('How many items the player has saved.', 1204),
    sets_begun: count('Of how many sets at least one item is saved, finished sets included.', 187),
    sets_completed: count('How many sets the player has finished.', 20),
  })
  .meta({ id: 'Collection', description: 'The size of a player’s collection.' });

/** Visible to everybody. */
const PublicProfile = z.object({
  id: PlayerId,
  username: z.string().meta({ description: 'The name that the player logs in with.', example: 'demo' }),
  name: z
    .string()
    .meta({ description: 'The display name; several players may have the same.', example: 'Robin Demo' }),
  bio: z.string().meta({
    description: 'The player’s own text; may have several lines, or be empty.',
    example: 'Collecting one of everything since the first winter.',
  }),
  account_type: AccountType,
  is_memorial: z
    .boolean()
    .meta({ description: 'Whether the account is a memorial of its player.', example: false }),
  is_enabled: z
    .boolean()
    .meta({ description: 'False where the account is banned or closed.', example: true }),
  created_at: when('When the player joined.', '2012-02-14T09:00:00.000Z'),
  last_active: when('When the player was last active.', '2026-11-16T08:32:44.702Z'),
  deletion_date: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'When the account was deleted; null where it was not.', example: null }),
  completed_sets_count: count('How many sets the player has completed.', 20),
  collection: Collection.meta({ description: 'The size of the collection.' }),
  friends_count: count('How many friends the player has.', 19),
  uniques_owned: z.array(ItemTypeId).meta({
    description: 'The uniques that the player commissioned and may gift, by id.',
    example: [3001, 3002],
  }),
  hue: Hue,
  ...picturesOf({ kind: 'player', id: 3 }),
});

/** Only visible to the player. */
const PrivateProfile = z.object({
  balance: z.number().int().meta({ description: 'How many honeycombs the player has.', example: 272 }),
  birthday: BirthdayText,
  unread_conversations: z.number().int().meta({
    description: 'How many conversations have something unread.',
    example: 6,
  }),
  waiting_swaps: z.number().int().meta({
    description: 'How many proposed swaps wait for the answer of the player.',
    example: 1,
  }),
  unseen_notifications: z.number().int().meta({
    description: 'How many notifications are new since the player opened the bell.',
    example: 5,
  }),
});

export const Profile = PublicProfile.extend(PrivateProfile.partial().shape).meta({
  id: 'Profile',
  description: 'A player.',
});
export type Profile = z.infer<typeof Profile>;

export const readProfile = {
  ...playerAddresses.readProfile,
  feature: 'players',
  access: 'key',
  readsToken: true,
  summary: 'A player; null where there is none.',
  description:
    'With `at`, `collection` and `completed_sets_count` are as of that day; everything else is as of now. Only with the player’s own token: `balance`, `birthday`, `unread_conversations`, `waiting_swaps` and `unseen_notifications`.',
  params: z.object({ player: PlayerInAddress }),
  query: z.object({ at: At }),
  response: Profile.nullable(),
} as const satisfies Endpoint;

export const checkFriendship = {
  ...playerAddresses.checkFriendship,
  feature: 'players',
  access: 'key',
  summary: 'Whether two players are friends.',
  params: z.object({
    playerId: inAddress(PlayerId),
    otherId: inAddress(PlayerId).meta({ description: 'The id of the other player.', example: 10 }),
  }),
  response: z.object({
    is_friends: z.boolean().meta({ description: 'Whether they are friends.', example: true }),
  }),
} as const satisfies Endpoint;
