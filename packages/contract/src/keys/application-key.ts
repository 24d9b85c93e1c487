import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Success } from '../protocol/fields.ts';
import { inAddress, LARGEST_ID } from '../protocol/ids.ts';
import { LONGEST_KEY_NAME, MOST_KEYS } from './key-rules.ts';
import { keyAddresses } from './keys.addresses.ts';

export const ApplicationKeyId = z
  .number()
  .int()
  .min(1)
  .max(LARGEST_ID)
  .meta({ description: 'The id of the key.', example: 5 })
  .brand<'ApplicationKeyId'>();
export type ApplicationKeyId = z.infer<typeof ApplicationKeyId>;

const keyName = z.string().meta({ description: 'What the player calls it.', example: 'Price list' });

export const ApplicationKey = z
  .object({
    id: ApplicationKeyId,
    name: keyName,
    ending: z
      .string()
      .meta({ description: 'The last four characters; only the owner has the whole key.', example: 'x7Qe' }),
    created_at: z.iso
      .datetime()
      .meta({ description: 'When it was made.', example: '2026-11-10T08:00:00.000Z' }),
    revoked_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When it was revoked; null while it is valid.', example: null }),
    calls_today: z.number().int().meta({ description: 'Calls with it today, in UTC.', example: 120 }),
    calls_this_month: z
      .number()
      .int()
      .meta({ description: 'Calls with it in the last 30 days.', example: 4210 }),
    last_used_on: z.iso.date().nullable().meta({
      description: 'The day of its last use; null when it was not used in the last 30 days.',
      example: '2026-11-16',
    }),
  })
  .meta({ id: 'ApplicationKey', description: 'An application key of the player, and its use.' });
export type ApplicationKey = z.infer<typeof ApplicationKey>;

const NewKey = z
  .object({
    id: ApplicationKeyId,
    name: keyName,
    key: z
      .string()
      .meta({ description: 'The whole key.', example: 'wbk_000000000000000000000000000000000000x7Qe' }),
  })
  .meta({ id: 'NewApplicationKey', description: 'A new application key. It is shown only here.' });

const keys = { feature: 'keys', access: 'player' } as const;

export const listApplicationKeys = {
  ...keys,
  ...keyAddresses.listApplicationKeys,
  summary: "The player's own application keys, newest first, with their use.",
  response: z.object({ keys: z.array(ApplicationKey).meta({ description: 'The keys.' }) }),
} as const satisfies Endpoint;

export const makeApplicationKey = {
  ...keys,
  ...keyAddresses.makeApplicationKey,
  summary: 'A new application key, shown this once.',
  description: `A player has at most ${MOST_KEYS} that work.`,
  body: z.object({
    name: z
      .string({ error: 'must be a text' })
      .trim()
      .min(1, 'must not be empty')
      .max(LONGEST_KEY_NAME, `must have at most ${LONGEST_KEY_NAME} characters`)
      .meta({ description: 'What the player calls it.', example: 'Price list' }),
  }),
  response: NewKey,
} as const satisfies Endpoint;

const ofKey = { params: z.object({ keyId: inAddress(ApplicationKeyId) }) };

export const revokeApplicationKey = {
  ...keys,
  ...ofKey,
  ...keyAddresses.revokeApplicationKey,
  summary: 'Ends a key for good.',
  description: 'Programs that use it are refused from now on.',
  response: Success,
} as const satisfies Endpoint;
