import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemId, inAddress, SetId } from '../protocol/ids.ts';
import { PageNumber, Paging } from '../protocol/paging.ts';
import { QueryText } from '../search/search.ts';
import { Ring, SwapNumber } from './ring.ts';
import { Swap } from './swap.ts';
import {
  AWAY_AFTER_DAYS,
  LONGEST_WANT_NAME,
  MOST_CHANGED_OFFERS,
  MOST_OPEN,
  MOST_RINGS,
  MOST_UNANSWERED,
  MOST_WANTED_QUERIES,
  OFFERS_PER_PAGE,
  PROPOSALS_PER_PAGE,
  RINGS_PER_PAGE,
} from './swap-limits.ts';
import { swapAddresses } from './swaps.addresses.ts';

export const SwapOffer = z
  .object({
    item: SwapNumber.meta({ description: 'The item, in the pouch of the player.' }),
    offered: z.boolean().meta({ description: 'Whether it is offered.', example: true }),
    is_spare: z.boolean().meta({
      description:
        'Whether the player has saved the type with a better number; spares are offered by default.',
      example: true,
    }),
    is_by_hand: z
      .boolean()
      .meta({ description: 'Whether the player offered or withheld it by hand.', example: false }),
    saved_number: z.number().int().nullable().meta({
      description: 'The number of the same type that the player has saved; null where there is none.',
      example: 96,
    }),
    like_it: z.number().int().meta({
      description: 'How many spares of the type the player carries, this one included.',
      example: 2,
    }),
  })
  .meta({ id: 'SwapOffer', description: 'An item that a player offers, or could offer.' });
export type SwapOffer = z.infer<typeof SwapOffer>;

const isOn = z.boolean().meta({ description: 'Whether it is switched on.', example: true });

export const MissingWant = z
  .object({
    kind: z.literal('missing').meta({ description: 'Every type that the player has not saved.' }),
    on: isOn,
    gives_better_class: z.boolean().meta({
      description: 'Whether the player gives a number of a better class for a missing type.',
      example: false,
    }),
  })
  .meta({ id: 'MissingWant', description: 'The player wants every type that is missing to them.' });

export const LowerWant = z
  .object({
    kind: z.literal('lower').meta({ description: 'Numbers that beat the saved one.' }),
    on: isOn,
    better_class_only: z
      .boolean()
      .meta({ description: 'Whether only numbers of a better class are wanted.', example: true }),
  })
  .meta({ id: 'LowerWant', description: 'The player wants lower numbers than the saved ones.' });

export const QueryWant = z
  .object({
    kind: z.literal('query').meta({ description: 'Whatever a query finds.' }),
    on: isOn,
    name: z
      .string()
      .trim()
      .min(1, 'must not be empty')
      .max(LONGEST_WANT_NAME, `must have at most ${LONGEST_WANT_NAME} characters`)
      .regex(/^[^\p{Cc}\p{Cf}\p{Cs}]*[\p{L}\p{N}\p{P}\p{S}][^\p{Cc}\p{Cf}\p{Cs}]*$/u, 'must be a name')
      .meta({ description: 'What the player calls it.', example: 'Palindromes under 1,000' }),
    q: QueryText.min(1, 'must not be empty')
      .refine((text) => text.isWellFormed() && !text.includes('\0'), 'must be text that can be written down')
      .meta({
        description: 'A query for numbers in the language of the search.',
        example: 'is:palindrome number<1000',
      }),
  })
  .meta({ id: 'QueryWant', description: 'The player wants what a query finds.' });

export const SwapWant = z
  .discriminatedUnion('kind', [MissingWant, LowerWant, QueryWant])
  .meta({ id: 'SwapWant', description: 'Something that a player wants in swaps.' });
export type SwapWant = z.infer<typeof SwapWant>;

export const OwnSwaps = z
  .object({
    rings: z.array(Ring).meta({
      description: `The rings found for the player, best first, ${RINGS_PER_PAGE} a page and at most ${MOST_RINGS}. No item is in two rings of the first page.`,
    }),
    paging: Paging.meta({ description: 'Which page of the rings this is.' }),
    proposals: z.array(Swap).meta({
      description: 'The open proposals of the player; the ones that wait for their answer come first.',
    }),
    broken: z.array(Swap).meta({
      description: 'Broken proposals of the last days that the player has not seen, or that can be mended.',
      example: [],
    }),
    offers: z.array(SwapOffer).meta({
      description: `What the player offers, newest first, ${OFFERS_PER_PAGE} at most; \`offers_paging\` counts them all.`,
    }),
    offers_paging: Paging.meta({ description: 'Which page of the offers this is.' }),
    offers_spares: z.boolean().meta({
      description: 'Whether all spares are offered; otherwise only what was offered by hand.',
      example: true,
    }),
    missing_types: z
      .number()
      .int()
      .meta({ description: 'How many types are missing to the player.', example: 412 }),
    wants: z.array(SwapWant).meta({ description: 'What the player wants.' }),
    left_out: z
      .boolean()
      .meta({ description: 'Whether the player has left swaps and is in no ring.', example: false }),
    halted_by: z
      .enum(['left_out', 'unanswered', 'open'])
      .nullable()
      .meta({
        description: `Why the player is in no new ring: they have left swaps, have ${MOST_UNANSWERED} proposals without an answer, or have ${MOST_OPEN} open ones; else null.`,
        example: null,
      }),
  })
  .meta({ id: 'OwnSwaps', description: 'The rings, proposals, offers and wants of a player.' });
export type OwnSwaps = z.infer<typeof OwnSwaps>;

const swaps = { feature: 'swaps', access: 'player', scope: 'swaps' } as const;

const OFFER_SHOWN = ['offered', 'all'] as const;

export const readOwnSwaps = {
  ...swaps,
  scope: 'read',
  ...swapAddresses.readOwnSwaps,
  cost: 'search',
  summary: 'The rings found for the player, their proposals, offers and wants.',
  description: `Players who have not been active for ${AWAY_AFTER_DAYS} days are in no ring.`,
  query: z.object({
    who: z.enum(['all', 'pairs', 'friends'], { error: 'must be all, pairs or friends' }).default('all').meta({
      description: 'All rings, rings of two players, or rings with friends only.',
      example: 'all',
    }),
    set: inAddress(SetId)
      .optional()
      .meta({ description: 'Only rings in which the player gets an item of this set.', example: 40 }),
    page: inAddress(PageNumber)
      .default(1)
      .meta({ description: 'The page of the rings, from 1.', example: 1 }),
    offers: z.enum(OFFER_SHOWN, { error: 'must be offered or all' }).default('offered').meta({
      description: 'What is offered, or everything in the pouch that could be.',
      example: 'offered',
    }),
    offers_page: inAddress(PageNumber)
      .default(1)
      .meta({ description: 'The page of the offers, from 1.', example: 1 }),
    offers_name: z.string().trim().max(100, 'must have at most 100 characters').optional().meta({
      description: 'Only offers whose type has this in its name.',
      example: 'bell',
    }),
  }),
  response: OwnSwaps,
} as const satisfies Endpoint;

export const changeOwnSwaps = {
  ...swaps,
  ...swapAddresses.changeOwnSwaps,
  takesIdempotencyKey: true,
  summary: 'Changes what the player offers and wants, and whether they take part.',
  description: 'What is left out stays as it is. A player who leaves ends their open proposals.',
  body: z
    .object({
      offers: z
        .array(
          z
            .object({
              item_id: ItemId,
              offered: z.boolean().meta({ description: 'Whether it is offered.', example: true }),
            })
            .meta({ id: 'ChangedOffer', description: 'An item to offer or to withhold.' }),
        )
        .max(MOST_CHANGED_OFFERS, `must be at most ${MOST_CHANGED_OFFERS} items`)
        .optional()
        .meta({ description: 'Items to offer or to withhold.', example: [{ item_id: 12, offered: false }] }),
      offers_spares: z
        .boolean()
        .optional()
        .meta({ description: 'Whether all spares are offered.', example: true }),
      wants: z
        .array(SwapWant)
        .max(MOST_WANTED_QUERIES + 2, `must be at most ${MOST_WANTED_QUERIES} queries and the two kinds`)
        .optional()
        .meta({
          description:
            'All wants. A kind that is left out is switched off, a query that is left out is removed.',
          example: [
            { kind: 'missing', on: true, gives_better_class: false },
            { kind: 'lower', on: false, better_class_only: true },
          ],
        }),
      left_out: z.boolean().optional().meta({ description: 'Whether to leave swaps.', example: false }),
      not_for_me: z
        .array(
          z
            .object({
              gives: ItemId.meta({ description: 'What the player would give.', example: 12 }),
              gets: ItemId.meta({ description: 'What the player would get.', example: 34 }),
              hidden: z
                .boolean()
                .meta({ description: 'True to hide such rings, false to show them again.', example: true }),
            })
            .meta({ id: 'HiddenExchange', description: 'An exchange that is not for the player.' }),
        )
        .max(MOST_CHANGED_OFFERS, `must be at most ${MOST_CHANGED_OFFERS} exchanges`)
        .optional()
        .meta({
          description: 'Exchanges that the player does not want to see in rings.',
          example: [{ gives: 12, gets: 34, hidden: true }],
        }),
    })
    .refine(
      (changes) => Object.values(changes).some((change) => change !== undefined),
      'must change something',
    )
    .meta({
      example: { offers_spares: true, wants: [{ kind: 'missing', on: true, gives_better_class: false }] },
    }),
  response: OwnSwaps,
  limit: { calls: 120, seconds: 60 },
} as const satisfies Endpoint;

export const listProposals = {
  ...swaps,
  scope: 'read',
  ...swapAddresses.listProposals,
  summary: 'All proposals that the player is a member of, the last changed first.',
  query: z.object({
    state: z
      .enum(['all', 'open', 'ended', 'unseen'], { error: 'must be all, open, ended or unseen' })
      .default('all')
      .meta({
        description: 'Open ones, ended ones, or the ones with a change that the player has not seen.',
        example: 'all',
      }),
    page: inAddress(PageNumber).default(1).meta({ description: 'The page, from 1.', example: 1 }),
  }),
  response: z.object({
    results: z
      .array(Swap)
      .meta({ description: `The proposals, ${PROPOSALS_PER_PAGE} a page, without their messages.` }),
    paging: Paging.meta({ description: 'Which page this is.' }),
  }),
} as const satisfies Endpoint;
