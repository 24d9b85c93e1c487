import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { bellAddresses } from './bell.addresses.ts';
import { BELL_KINDS } from './bell-kinds.ts';
import { PushDevice } from './push.ts';

const isOn = z.boolean().meta({ description: 'Whether it is on.', example: true });

const KindSettings = z
  .object({
    kind: z.enum(BELL_KINDS).meta({ description: 'The kind of notifications.', example: 'trades' }),
    site: isOn.meta({ description: 'Whether it rings the bell of the site.' }),
    push: isOn.meta({ description: 'Whether it is pushed to the devices.' }),
    feed: isOn.meta({ description: 'Whether it is in the private feed.' }),
    webhook: isOn.meta({ description: 'Whether it is sent to the webhooks.' }),
  })
  .meta({ id: 'BellKindSettings', description: 'The ways of one kind of notifications.' });

/** Hours and minutes, as in 22:30. */
const TimeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 22:30')
  .meta({ description: 'A time of day.', example: '22:30' });

const QuietHours = z
  .object({
    on: isOn.meta({ description: 'Whether nothing is pushed in these hours.' }),
    from: TimeOfDay.meta({ description: 'When they begin.', example: '22:30' }),
    to: TimeOfDay.meta({ description: 'When they end.', example: '07:00' }),
    time_zone: z
      .string()
      .max(64, 'must have at most 64 characters')
      .meta({ description: 'The time zone that the times are in.', example: 'Europe/Berlin' }),
  })
  .meta({ id: 'QuietHours', description: 'Hours in which nothing is pushed.' });

const PrivateFeed = z
  .object({
    atom_url: z.string().meta({
      description: 'The secret address of the Atom feed.',
      example: 'https://wallabee.example/feeds/private/k7w3aaaaaaaaaaaaaaaaaaaaaaaaaaaa.atom',
    }),
    json_url: z.string().meta({
      description: 'The secret address of the JSON feed.',
      example: 'https://wallabee.example/feeds/private/k7w3aaaaaaaaaaaaaaaaaaaaaaaaaaaa.json',
    }),
  })
  .meta({ id: 'PrivateFeed', description: 'The addresses of a private feed.' });

const BellSettings = z
  .object({
    kinds: z.array(KindSettings).meta({ description: 'The ways of each kind, in the order of the page.' }),
    quiet: QuietHours.meta({ description: 'The quiet hours.' }),
    feed: PrivateFeed.nullable().meta({
      description: 'The private feed of the player; null until they ask for one with `renewFeed`.',
    }),
    push: z
      .object({
        public_key: z.string().nullable().meta({
          description: 'The key that a browser subscribes with (VAPID); null while the server has none.',
          example: 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
        }),
        devices: z.array(PushDevice).meta({ description: 'The devices that are pushed to, newest first.' }),
      })
      .meta({ id: 'PushSettings', description: 'What pushes need.' })
      .meta({ description: 'The devices that notifications are pushed to.' }),
  })
  .meta({ id: 'BellSettings', description: 'What rings for the player, and how.' });
export type BellSettings = z.infer<typeof BellSettings>;

const settings = { feature: 'bell', access: 'player' } as const;

export const readBellSettings = {
  ...settings,
  ...bellAddresses.readBellSettings,
  summary: 'What rings for the player, and how.',
  response: BellSettings,
} as const satisfies Endpoint;

export const changeBellSettings = {
  ...settings,
  ...bellAddresses.changeBellSettings,
  summary: 'Changes what is given of the settings.',
  body: z
    .object({
      kinds: z
        .array(
          KindSettings.partial()
            .required({ kind: true })
            .meta({ id: 'BellKindChange', description: 'The ways of one kind that change.' }),
        )
        .max(BELL_KINDS.length, `must be at most ${BELL_KINDS.length} kinds`)
        .optional()
        .meta({ description: 'The kinds and ways to change.', example: [{ kind: 'trades', push: false }] }),
      quiet: QuietHours.partial()
        .meta({ id: 'QuietHoursChange', description: 'What changes of the quiet hours.' })
        .optional()
        .meta({ description: 'The quiet hours to change.' }),
    })
    .refine(({ kinds, quiet }) => kinds !== undefined || quiet !== undefined, 'must have kinds or quiet'),
  response: BellSettings,
} as const satisfies Endpoint;

export const renewFeed = {
  ...settings,
  ...bellAddresses.renewFeed,
  summary: 'A new address for the private feed; the one before stops working.',
  response: PrivateFeed,
} as const satisfies Endpoint;
