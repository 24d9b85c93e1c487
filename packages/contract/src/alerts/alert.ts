import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Success } from '../protocol/fields.ts';
import { AlertId, inAddress, WebhookId } from '../protocol/ids.ts';
import { QueryText } from '../search/search.ts';
import { LONGEST_ALERT_NAME, MOST_ALERTS, MOST_RINGS_AN_HOUR } from './alert-limits.ts';
import { alertAddresses } from './alerts.addresses.ts';

/**
 * `items` and `numbers` are queries. The others are about one thing: a set, a number (an item id), a place, a player or
 * a thread; a query may narrow them, but for a thread.
 */
export const ALERT_SUBJECTS = ['items', 'numbers', 'set', 'number', 'place', 'player', 'thread'] as const;
export const AlertSubject = z.enum(ALERT_SUBJECTS).meta({
  description:
    'What it is about: item types or numbers that a query finds, or one set, number, place, player or thread.',
  example: 'numbers',
});
export type AlertSubject = z.infer<typeof AlertSubject>;

const way = (description: string, example: boolean) => z.boolean().meta({ description, example });

export const AlertWays = z
  .object({
    site: way('Whether it rings the bell of the site.', true),
    push: way('Whether it is pushed to the devices of the player.', false),
    feed: way('Whether it is in the private feed of the player.', true),
    webhook_id: WebhookId.nullable().meta({
      description: 'The webhook that it is sent to; null for none.',
      example: null,
    }),
  })
  .meta({ id: 'AlertWays', description: 'How an alert reaches the player.' });
export type AlertWays = z.infer<typeof AlertWays>;

const SomeWays = AlertWays.partial().meta({
  id: 'SomeAlertWays',
  description: 'Some of the ways of an alert.',
});

const AlertName = z
  .string({ error: 'must be a text' })
  .trim()
  .min(1, 'must not be empty')
  .max(LONGEST_ALERT_NAME, `must have at most ${LONGEST_ALERT_NAME} characters`)
  .regex(/^[^\p{Cc}\p{Cf}\p{Cs}]*$/u, 'must be a name')
  .meta({ description: 'What the player calls it.', example: 'Low Yetis on the Market' });

const AlertQuery = QueryText.refine(
  (text) => text.isWellFormed() && !text.includes('\0'),
  'must be text that can be written down',
).meta({
  description: 'A query in the language of the search; may be empty where the alert is about one thing.',
  example: 'yeti number<100 status:market',
});

export const AlertThing = z
  .object({
    id: z
      .number()
      .int()
      .meta({ description: 'The id of the set, item, place, player or thread.', example: 25 }),
    label: z.string().meta({ description: 'Its name.', example: 'The Reef Opera' }),
    url: z.string().meta({ description: 'The address of its page on the site.', example: '/tools/sets/25' }),
  })
  .meta({ id: 'AlertThing', description: 'The one thing that an alert is about.' });

export const Alert = z
  .object({
    id: AlertId,
    of: AlertSubject,
    about: AlertThing.nullable().meta({
      description: 'The one thing that it is about; null for a query of items or numbers.',
      example: null,
    }),
    q: z.string().meta({ description: 'The query.', example: 'yeti number<100 status:market' }),
    words: z.string().meta({
      description: 'What it waits for, in words.',
      example: 'Numbers of Yeti, below 100, on the Market',
    }),
    name: AlertName,
    ways: AlertWays.meta({ description: 'How it reaches the player.' }),
    paused: z.boolean().meta({ description: 'Whether it waits for nothing just now.', example: false }),
    mistake: z.string().nullable().meta({
      description: 'Why it can no longer match, such as a name that nothing has any more; null where it can.',
      example: null,
    }),
    created_at: z.iso
      .datetime()
      .meta({ description: 'When it was made.', example: '2026-11-10T08:00:00.000Z' }),
    last_rang_at: z.iso.datetime().nullable().meta({
      description: 'When it last matched; null where it never did.',
      example: '2026-11-16T08:14:00.000Z',
    }),
    matches: z.number().int().meta({ description: 'How often it has matched.', example: 3 }),
  })
  .meta({ id: 'Alert', description: 'An alert of the player.' });
export type Alert = z.infer<typeof Alert>;

const alerts = { feature: 'alerts', access: 'player', scope: 'alerts' } as const;

export const listAlerts = {
  ...alerts,
  ...alertAddresses.listAlerts,
  scope: 'read',
  summary: 'The alerts of the player, newest first.',
  response: z.object({
    alerts: z.array(Alert).meta({ description: `The alerts, ${MOST_ALERTS} at most.` }),
  }),
} as const satisfies Endpoint;

const AboutId = z
  .number()
  .int()
  .min(0)
  .max(Number.MAX_SAFE_INTEGER)
  .meta({ description: 'The id of the set, item, place, player or thread that it is about.', example: 25 });

export const makeAlert = {
  ...alerts,
  ...alertAddresses.makeAlert,
  takesIdempotencyKey: true,
  summary: 'Makes an alert.',
  description: `A player has at most ${MOST_ALERTS}. It matches what happens from now on, but not what the player does, and once for each number or item type; about one number or one player it matches every event. It rings at most ${MOST_RINGS_AN_HOUR} times an hour; then one notification says so, and further matches of that hour are only counted in matches. A query with a mistake is refused. The name defaults to its words; the ways default to site, push and feed. A way counts only where the player has it switched on for alerts (see the settings of the bell).`,
  body: z
    .object({
      of: AlertSubject,
      about_id: AboutId.optional(),
      q: AlertQuery.optional(),
      name: AlertName.optional(),
      ways: SomeWays.optional().meta({ description: 'How it reaches the player.' }),
    })
    .meta({
      // An example with all fields would be refused, because an alert is about one thing or a query.
      example: { of: 'numbers', q: 'yeti number<100 status:market', name: 'Low Yetis on the Market' },
    }),
  response: Alert,
} as const satisfies Endpoint;

const ofAlert = { params: z.object({ alertId: inAddress(AlertId) }) };

export const readAlert = {
  ...alerts,
  ...ofAlert,
  ...alertAddresses.readAlert,
  scope: 'read',
  summary: 'One alert of the player.',
  response: Alert,
} as const satisfies Endpoint;

export const changeAlert = {
  ...alerts,
  ...ofAlert,
  ...alertAddresses.changeAlert,
  summary: 'Changes what is given of an alert: its query, name or ways, or pauses it.',
  description:
    'Of an alert about items or numbers the query cannot be emptied. A name that is still the default changes with the query.',
  body: z.object({
    q: AlertQuery.optional(),
    name: AlertName.optional(),
    ways: SomeWays.optional().meta({ description: 'The ways to change.' }),
    paused: z.boolean().optional().meta({ description: 'Whether it is paused.', example: true }),
  }),
  response: Alert,
} as const satisfies Endpoint;

export const deleteAlert = {
  ...alerts,
  ...ofAlert,
  ...alertAddresses.deleteAlert,
  summary: 'Deletes an alert.',
  response: Success,
} as const satisfies Endpoint;
