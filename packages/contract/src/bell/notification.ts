import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Hue, picturesOf, Success } from '../protocol/fields.ts';
import { AlertId, inAddress, NotificationId } from '../protocol/ids.ts';
import { areKinds } from '../protocol/kinds-in-address.ts';
import { NumberClass } from '../search/search-results.ts';
import { SwapNumber } from '../swaps/ring.ts';
import { bellAddresses } from './bell.addresses.ts';
import { BELL_KINDS } from './bell-kinds.ts';
import { MOST_MARKED, NOTIFICATIONS_PER_PAGE } from './bell-limits.ts';

export const NotificationKind = z
  .enum(BELL_KINDS)
  .meta({ description: 'The kind, as in the settings.', example: 'trades' });

/** A sentence is made of parts, so that pages can show names, links and numbers as such. */
export const NotificationPart = z
  .object({
    is: z.enum(['text', 'name', 'link', 'number']).meta({
      description: 'How it is shown: plain, as a name, as a link, or as the chip of a number.',
      example: 'name',
    }),
    text: z.string().meta({ description: 'The words.', example: 'Zoë Demofriend' }),
    url: z.string().nullable().meta({
      description: 'The address of the page that a link or number leads to; null without one.',
      example: null,
    }),
  })
  .meta({ id: 'NotificationPart', description: 'A part of the sentence of a notification.' });
export type NotificationPart = z.infer<typeof NotificationPart>;

const Picture = z
  .object({
    of: z.enum(['player', 'item']).meta({ description: 'Whose picture it is.', example: 'item' }),
    id: z.number().int().meta({ description: 'The id of the player or item type.', example: 109 }),
    name: z.string().meta({ description: 'The name of the player or item type.', example: 'Yeti' }),
    class: NumberClass.nullable().meta({
      description: 'The class of the number; null for a player or an item type.',
      example: 'dd',
    }),
    hue: Hue,
    ...picturesOf({ kind: 'item', id: 109 }),
  })
  .meta({ id: 'NotificationPicture', description: 'The picture of a notification.' });

export const Notification = z
  .object({
    id: NotificationId,
    kind: NotificationKind,
    event: z.string().meta({
      description: 'What happened, for programs; newer servers may send others.',
      example: 'swap_proposed',
    }),
    at: z.iso.datetime().meta({ description: 'When it happened.', example: '2026-11-16T08:14:00.000Z' }),
    words: z.string().meta({
      description: 'What happened, as one sentence.',
      example: 'Zoë Demofriend offers Yeti #42 for your Goose #42',
    }),
    parts: z.array(NotificationPart).meta({ description: 'The same sentence in parts.' }),
    url: z.string().meta({ description: 'The address of the page about it.', example: '/swaps/7' }),
    picture: Picture.nullable().meta({ description: 'Its picture; null where the kind has an icon.' }),
    deal: z
      .object({
        give: SwapNumber.meta({ description: 'What the player gives.' }),
        get: SwapNumber.meta({ description: 'What the player gets.' }),
      })
      .meta({ id: 'NotificationDeal', description: 'What a proposed swap is about.' })
      .nullable()
      .meta({ description: 'For a swap that waits for an answer; else null.', example: null }),
    lapses_at: z.iso.datetime().nullable().meta({
      description: 'Until when it can be answered; null where nothing waits.',
      example: null,
    }),
    alert_id: AlertId.nullable().meta({ description: 'The alert that matched; else null.', example: null }),
    is_read: z.boolean().meta({ description: 'Whether the player has read it.', example: false }),
    is_seen: z.boolean().meta({
      description: 'Whether the player has opened the bell since.',
      example: false,
    }),
    gathered: z.array(NotificationId).meta({
      description: 'The ids of all alike that it stands for, itself included, newest first.',
      example: [1204],
    }),
  })
  .meta({ id: 'Notification', description: 'Something that happened to the player.' });
export type Notification = z.infer<typeof Notification>;

const count = (description: string, example: number) => z.number().int().meta({ description, example });

const bell = { feature: 'bell', access: 'player' } as const;

export const listNotifications = {
  ...bell,
  ...bellAddresses.listNotifications,
  scope: 'read',
  summary: 'What happened to the player, newest first.',
  description: `${NOTIFICATIONS_PER_PAGE} at a time. Unread ones of the same kind and about the same thing are gathered into one. \`before\` pages back; with \`after\` a program asks for what is new, which is not gathered.`,
  query: z.object({
    before: inAddress(NotificationId)
      .optional()
      .meta({ description: 'Only what is older than this notification.', example: 1204 }),
    after: inAddress(NotificationId)
      .optional()
      .meta({ description: 'Only what is newer than this notification.', example: 1100 }),
    kinds: z
      .string()
      .refine(areKinds(BELL_KINDS), `must be some of these, separated by commas: ${BELL_KINDS.join(', ')}`)
      .optional()
      .meta({ description: 'Only these kinds, separated by commas.', example: 'trades,mentions' }),
  }),
  response: z.object({
    notifications: z.array(Notification).meta({ description: 'The notifications.' }),
    unseen: count('How many are new since the bell was opened.', 5),
    unread: z
      .object({
        all: count('How many are unread.', 7),
        trades: count('How many of swaps are unread.', 1),
        mentions: count('How many mentions and replies are unread.', 2),
      })
      .meta({ id: 'UnreadNotifications', description: 'Unread notifications, counted.' })
      .meta({ description: 'How many are unread.' }),
    has_more: z.boolean().meta({ description: 'Whether there are more.', example: true }),
    next_before: NotificationId.nullable().meta({
      description: 'The `before` of the next page; null where there is none.',
      example: 1185,
    }),
    oldest_at: z.iso.datetime().nullable().meta({
      description: 'When the oldest of all happened; null where there are none.',
      example: '2019-06-02T10:00:00.000Z',
    }),
  }),
} as const satisfies Endpoint;

const upTo = NotificationId.meta({ description: 'This notification and all older ones.', example: 1204 });

export const markRead = {
  ...bell,
  ...bellAddresses.markRead,
  summary: 'Marks notifications as read, on all devices.',
  description:
    'Older ones of the same kind and about the same thing are marked with each, as they are gathered into one.',
  body: z
    .object({
      ids: z
        .array(NotificationId)
        .max(MOST_MARKED, `must be at most ${MOST_MARKED} ids`)
        .optional()
        .meta({ description: 'These notifications.', example: [1204] }),
      up_to: upTo.optional(),
    })
    .refine(({ ids, up_to }) => ids !== undefined || up_to !== undefined, 'must have ids or up_to'),
  response: Success,
} as const satisfies Endpoint;

export const markSeen = {
  ...bell,
  ...bellAddresses.markSeen,
  summary: 'Says that the player has opened the bell, which clears its count on all devices.',
  body: z.object({ up_to: upTo }),
  response: Success,
} as const satisfies Endpoint;
