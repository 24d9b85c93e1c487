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
      description: 'How many of them any limit refused with 429.',
      example: 2,
    }),
  })
  .meta({ id: 'KeyDay', description: 'The use of an application key on a day.' });
export type KeyDay = z.infer<typeof KeyDay>;

export const KeyUse = z
  .object({
    calls_per_second: count.meta({
      description: 'The calls per second that the key may make permanently.',
      example: KEY_LIMIT.perSecond,
    }),
    burst: count.meta({
      description: 'The largest number of calls that it can save up for a burst.',
      example: KEY_LIMIT.burst,
    }),
    left: count.nullable().meta({
      description: 'How many calls of the burst are left now; null for a key that was revoked.',
      example: KEY_LIMIT.burst,
    }),
    days: z.array(KeyDay).meta({
      description: `The last ${KEY_USE_DAYS} days, oldest first and today included; days without calls have zeros.`,
    }),
  })
  .meta({ id: 'KeyUse', description: 'The limits of an application key, and its use by day.' });
export type KeyUse = z.infer<typeof KeyUse>;

export const readKeyUse = {
  ...keyAddresses.readKeyUse,
  feature: 'keys',
  access: 'player',
  summary: "The limits of one of the player's own keys, what is left of its burst, and its use by day.",
  description: 'Calls are added to their day within five seconds.',
  params: z.object({ keyId: inAddress(ApplicationKeyId) }),
  response: KeyUse,
} as const satisfies Endpoint;
