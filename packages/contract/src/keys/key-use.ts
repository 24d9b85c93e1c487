import { z } from 'zod';
import { CalendarDay } from '../protocol/at.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { inAddress } from '../protocol/ids.ts';
import { ApplicationKeyId } from './application-key.ts';
import { KEY_LIMIT, KEY_USE_DAYS } from './key-rules.ts';
import { keyAddresses } from './keys.addresses.ts';

const count = z.number().int();

export const KeyDay = z
  .object({
    day: CalendarDay,
    calls: count.meta({ description: 'Calls with the key on that day, in UTC.', example: 120 }),
    refused: count.meta({
      description: 'How many of them a limit refused with 429, whichever limit it was.',
      example: 2,
    }),
  })
  .meta({ id: 'KeyDay', description: 'The use of an application key on a day.' });
export type KeyDay = z.infer<typeof KeyDay>;

export const KeyUse = z
  .object({
    calls_per_second: count.meta({
      description: 'How many calls a second the key may make for as long as it likes.',
      example: KEY_LIMIT.perSecond,
    }),
    burst: count.meta({
      description: 'How many calls it saves up for a burst.',
      example: KEY_LIMIT.burst,
    }),
    left: count.nullable().meta({
      description: 'How many calls of the burst are left now; null for a key that was revoked.',
      example: KEY_LIMIT.burst,
    }),
    days: z.array(KeyDay).meta({
      description: `The last ${KEY_USE_DAYS} days, oldest first and today included; with zeros for days without a call.`,
    }),
  })
  .meta({ id: 'KeyUse', description: 'What an application key may do, and its use by day.' });
export type KeyUse = z.infer<typeof KeyUse>;

export const readKeyUse = {
  ...keyAddresses.readKeyUse,
  feature: 'keys',
  access: 'player',
  summary: "What one of the player's own keys may do, what is left of it now, and its use by day.",
  description: 'Calls are added to their day within five seconds.',
  params: z.object({ keyId: inAddress(ApplicationKeyId) }),
  response: KeyUse,
} as const satisfies Endpoint;
