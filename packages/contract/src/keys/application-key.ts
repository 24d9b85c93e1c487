import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { inAddress, LARGEST_ID } from '../protocol/ids.ts';
import { LONGEST_KEY_NAME, MOST_KEYS } from './key-rules.ts';
import { keyAddresses } from './keys.addresses.ts';

export const ApplicationKeyId = z.number().int().min(1).max(LARGEST_ID).brand<'ApplicationKeyId'>();
export type ApplicationKeyId = z.infer<typeof ApplicationKeyId>;

export const ApplicationKey = z.object({
  id: ApplicationKeyId,
  name: z.string(),
  /** The last characters; only the owner has the whole key. */
  ending: z.string(),
  created_at: z.iso.datetime(),
  /** Null while the key is valid. */
  revoked_at: z.iso.datetime().nullable(),
  calls_today: z.number().int(),
  calls_this_month: z.number().int(),
  /** Null when it was not used in the last 30 days. */
  last_used_on: z.iso.date().nullable(),
});
export type ApplicationKey = z.infer<typeof ApplicationKey>;

const keys = { feature: 'keys', access: 'player' } as const;

export const listApplicationKeys = {
  ...keys,
  ...keyAddresses.listApplicationKeys,
  summary: "The player's own application keys, newest first, with their use.",
  response: z.object({ keys: z.array(ApplicationKey) }),
} as const satisfies Endpoint;

export const makeApplicationKey = {
  ...keys,
  ...keyAddresses.makeApplicationKey,
  summary: `A new application key, told this once. A player has at most ${MOST_KEYS} that work.`,
  body: z.object({
    name: z
      .string({ error: 'must be a text' })
      .trim()
      .min(1, 'must not be empty')
      .max(LONGEST_KEY_NAME, `must have at most ${LONGEST_KEY_NAME} characters`),
  }),
  response: z.object({ id: ApplicationKeyId, name: z.string(), key: z.string() }),
} as const satisfies Endpoint;

const ofKey = { params: z.object({ keyId: inAddress(ApplicationKeyId) }) };

export const revokeApplicationKey = {
  ...keys,
  ...ofKey,
  ...keyAddresses.revokeApplicationKey,
  summary: 'Ends a key for good. Programs that use it are refused from now on.',
  response: z.object({ success: z.literal(true) }),
} as const satisfies Endpoint;
