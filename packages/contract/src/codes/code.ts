import { z } from 'zod';
import { PlayerInAddress } from '../players/player-in-address.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemTypeId } from '../protocol/ids.ts';
import { codeAddresses } from './codes.addresses.ts';

export const RedeemedCode = z
  .object({
    name: z.string().meta({ description: 'The name of the item type.', example: 'Goldfish the Ninth' }),
    item_type_id: ItemTypeId.meta({ example: 3001 }),
    first_number: z.number().int().meta({ description: 'The lowest number that was made.', example: 1 }),
    last_number: z.number().int().meta({ description: 'The highest number that was made.', example: 100 }),
  })
  .meta({
    id: 'RedeemedCode',
    description: 'The items that a code was redeemed for. They are in the lockbox.',
  });
export type RedeemedCode = z.infer<typeof RedeemedCode>;

export const LONGEST_CODE = 64;

export const redeemCode = {
  ...codeAddresses.redeemCode,
  changes: true,
  takesIdempotencyKey: true,
  feature: 'codes',
  access: 'player',
  summary: 'Redeems a code, once, for the player whose token it is.',
  description: 'Codes are case sensitive. After ten wrong ones within an hour an account has to wait.',
  params: z.object({
    player: PlayerInAddress,
    code: z
      .string()
      .min(1, 'must not be empty')
      .max(LONGEST_CODE, `must have at most ${LONGEST_CODE} characters`)
      .regex(/^\P{Cc}*$/u, 'must be a code')
      .meta({ description: 'The code, as it is written.', example: 'BUILD-A-UNIQUE-1' }),
  }),
  response: RedeemedCode,
  limit: { calls: 20, seconds: 60 },
} as const satisfies Endpoint;

/** Wrong codes per account and period, against guessing. */
export const WRONG_CODES = { most: 10, minutes: 60 };
