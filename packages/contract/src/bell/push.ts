import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Success } from '../protocol/fields.ts';
import { inAddress, LARGEST_ID } from '../protocol/ids.ts';
import { bellAddresses } from './bell.addresses.ts';
import { MOST_DEVICES } from './bell-limits.ts';

export const DeviceId = z
  .number()
  .int()
  .min(0)
  .max(LARGEST_ID)
  .meta({ description: 'The id of the device.', example: 3 })
  .brand<'DeviceId'>();
export type DeviceId = z.infer<typeof DeviceId>;

export const PushDevice = z
  .object({
    id: DeviceId,
    name: z.string().meta({ description: 'Which device it is.', example: 'Chrome on Android' }),
    endpoint_digest: z.string().meta({
      description: 'The SHA-256 digest of its endpoint in hexadecimal, by which a browser recognises itself.',
      example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    }),
    created_at: z.iso
      .datetime()
      .meta({ description: 'When it was added.', example: '2026-11-03T08:00:00.000Z' }),
    last_rang_at: z.iso.datetime().nullable().meta({
      description: 'When something was last pushed to it; null where nothing was.',
      example: null,
    }),
  })
  .meta({ id: 'PushDevice', description: 'A device that notifications are pushed to.' });
export type PushDevice = z.infer<typeof PushDevice>;

const base64Url = (most: number) =>
  z
    .string()
    .max(most, `must have at most ${most} characters`)
    .regex(/^[\w-]+=*$/, 'must be base64url');

const push = { feature: 'bell', access: 'player' } as const;

export const addDevice = {
  ...push,
  ...bellAddresses.addDevice,
  summary: 'Adds the push subscription of a browser.',
  description: `A player has at most ${MOST_DEVICES}. The same endpoint again replaces its keys, and moves it to this player.`,
  body: z.object({
    endpoint: z
      .url({ protocol: /^https$/, error: 'must be an https address' })
      .max(2_000, 'must have at most 2000 characters')
      .meta({ description: 'The endpoint of the subscription.', example: 'https://push.example/send/abc' }),
    keys: z
      .object({
        p256dh: base64Url(200).meta({
          description: 'The public key.',
          example: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        }),
        auth: base64Url(100).meta({ description: 'The secret.', example: 'tBHItJI5svbpez7KI4CCXg' }),
      })
      .meta({ id: 'PushKeys', description: 'The keys of a push subscription.' })
      .meta({ description: 'The keys of the subscription.' }),
  }),
  response: PushDevice,
} as const satisfies Endpoint;

export const removeDevice = {
  ...push,
  ...bellAddresses.removeDevice,
  summary: 'Removes a device.',
  params: z.object({ deviceId: inAddress(DeviceId) }),
  response: Success,
} as const satisfies Endpoint;
