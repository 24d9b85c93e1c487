import { z } from 'zod';
import { ItemName } from '../items/item.ts';
import { PlayerInAddress } from '../players/player-in-address.ts';
import { CalendarDay } from '../protocol/at.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemId, inAddress, LARGEST_ID, PlayerId } from '../protocol/ids.ts';
import { PageNumber, Paging } from '../protocol/paging.ts';
import { luckAddresses } from './luck.addresses.ts';
import { LUCK_VERDICTS, OPTION_KINDS } from './luck-words.ts';

const day = CalendarDay.meta({ description: 'The day, in UTC.', example: '2026-05-31' });

const bytes = (description: string) =>
  z.string().meta({
    description: `${description} 32 bytes in hexadecimal digits.`,
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  });

const seed = bytes('The seed of the day; null until ten minutes after the day.').nullable();
const digest = bytes('The SHA-256 of the seed, published before the day.');

export const LuckDay = z
  .object({
    day,
    digest,
    seed,
    published_at: z.iso
      .datetime()
      .meta({ description: 'When the seed is published.', example: '2026-06-01T00:10:00.000Z' }),
    draws: z
      .number()
      .int()
      .meta({ description: 'How many lucky actions the day has had so far.', example: 31 }),
  })
  .meta({ id: 'LuckDay', description: 'The seed of a day, or only its digest.' });
export type LuckDay = z.infer<typeof LuckDay>;

/** More names would make an answer long; the ids are always complete. */
export const MOST_OPTION_NAMES = 24;

const optionsKey = z.string().meta({
  description: 'The key of the list of options: the first 16 digits of the SHA-256 of its ids, with commas.',
  example: '3f8a0c1b2d4e5f60',
});

export const LuckPick = z
  .object({
    draw: z.number().int().meta({ description: 'Which number of the action was used, from 0.', example: 0 }),
    of: z.enum(OPTION_KINDS).meta({ description: 'What was chosen from.', example: 'item_types' }),
    size: z.number().int().meta({ description: 'How many options there were.', example: 8 }),
    options_key: optionsKey.nullable().meta({ description: 'The list in `options`; null for the pool.' }),
    picked: z.number().int().meta({ description: 'The position that came, from 0.', example: 3 }),
    number: z.number().int().nullable().meta({
      description: 'The number from 0 to 4,294,967,295; null while the seed is secret.',
      example: 1825361101,
    }),
    came: z
      .string()
      .nullable()
      .meta({ description: 'The name of what came; null for the pool.', example: 'Mystery Box' }),
    names: z
      .array(z.string())
      .nullable()
      .meta({
        description: `The names of the options; null for the pool and for more than ${MOST_OPTION_NAMES}.`,
        example: null,
      }),
  })
  .meta({ id: 'LuckPick', description: 'One choice: `picked` is the whole part of number × size ÷ 2³².' });
export type LuckPick = z.infer<typeof LuckPick>;

const LuckPlayer = z
  .object({
    id: PlayerId,
    name: z.string().meta({ description: 'The display name of the player.', example: 'Robin Demo' }),
  })
  .meta({ id: 'LuckPlayer', description: 'The player whose luck it was.' });

export const LuckDraw = z
  .object({
    player: LuckPlayer.meta({ description: 'Whose luck it was.' }),
    counter: z
      .number()
      .int()
      .meta({ description: 'Counts the lucky actions of the player, from 1 without gaps.', example: 17 }),
    day,
    action: z.string().meta({ description: 'What the player did.', example: 'redeem_well' }),
    created_at: z.iso.datetime().meta({ description: 'When.', example: '2026-05-31T09:30:00.000Z' }),
    digest,
    seed,
    blocks: z.array(bytes('An HMAC.')).meta({
      description:
        'The HMAC-SHA256 of `player|counter|block` for each block of eight numbers; none while the seed is secret.',
    }),
    picks: z.array(LuckPick).meta({ description: 'What was chosen; none of a hidden item.' }),
    items: z
      .array(ItemName)
      .meta({ description: 'The items that were made or changed; none of a hidden item.' }),
    verdict: z.enum(LUCK_VERDICTS).meta({
      description: 'Whether the server could derive it again.',
      example: 'checks_out',
    }),
  })
  .meta({ id: 'LuckDraw', description: 'One lucky action of a player.' });
export type LuckDraw = z.infer<typeof LuckDraw>;

export const LuckOptions = z
  .object({
    options_key: optionsKey,
    ids: z
      .array(z.number().int())
      .meta({ description: 'The ids of the options, in order.', example: [109, 112] }),
  })
  .meta({ id: 'LuckOptions', description: 'A list that luck has chosen from.' });
export type LuckOptions = z.infer<typeof LuckOptions>;

const options = z.array(LuckOptions).meta({ description: 'The lists of the picks, each once.' });

export const LUCK_DAYS_PAGE_SIZE = 30;
export const LUCK_DRAWS_PAGE_SIZE = 20;

export const listLuckDays = {
  ...luckAddresses.listLuckDays,
  feature: 'luck',
  access: 'key',
  summary: `The days of luck, the coming ones first, ${LUCK_DAYS_PAGE_SIZE} to a page.`,
  query: z.object({ page: inAddress(PageNumber).default(1) }),
  response: z.object({
    days: z.array(LuckDay).meta({ description: 'The days of the page.' }),
    paging: Paging.meta({ description: 'Which page this is.' }),
  }),
} as const satisfies Endpoint;

export const readLuckDay = {
  ...luckAddresses.readLuckDay,
  feature: 'luck',
  access: 'key',
  summary: 'The digest of a day’s seed, and the seed once the day is over.',
  params: z.object({ day }),
  response: LuckDay,
} as const satisfies Endpoint;

export const listPlayerLuck = {
  ...luckAddresses.listPlayerLuck,
  feature: 'luck',
  access: 'key',
  summary: `The lucky actions of a player, the newest first, ${LUCK_DRAWS_PAGE_SIZE} to a page.`,
  description: 'A stored answer can be checked with `npm run luck:verify -- <file>`.',
  params: z.object({ player: PlayerInAddress }),
  query: z.object({
    page: inAddress(PageNumber).default(1),
    counter: inAddress(z.number().int().min(1).max(LARGEST_ID))
      .optional()
      .meta({ description: 'Only the lucky action with this counter.', example: 17 }),
  }),
  response: z.object({
    player: LuckPlayer.meta({ description: 'Whose luck it was.' }),
    draws: z.array(LuckDraw).meta({ description: 'The lucky actions of the page.' }),
    options,
    paging: Paging.meta({ description: 'Which page this is.' }),
  }),
} as const satisfies Endpoint;

/** More than a wand changes an item in years. */
export const ITEM_LUCK_LIMIT = 50;

export const readItemLuck = {
  ...luckAddresses.readItemLuck,
  feature: 'luck',
  access: 'key',
  summary: 'How an item came out: the lucky actions that made or changed it, the newest first.',
  description: `At most ${ITEM_LUCK_LIMIT}. Items from before luck was recorded, those that no luck made, and those of an undiscovered type have none.`,
  params: z.object({ itemId: inAddress(ItemId) }),
  response: z.object({
    draws: z.array(LuckDraw).meta({ description: 'The lucky actions.' }),
    options,
  }),
} as const satisfies Endpoint;
