import { z } from 'zod';
import { textRefusal, tidyMessage } from '../inbox/message-rules.ts';
import { HISTORY_EVENT_TYPES } from '../items/history-event-type.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Success } from '../protocol/fields.ts';
import { formatNumber } from '../protocol/format-number.ts';
import { ItemId, inAddress, PlayerId, SwapId } from '../protocol/ids.ts';
import { RingInstead, RingMember, SwapNumber } from './ring.ts';
import {
  HOURS_BETWEEN_REMINDERS,
  LARGEST_RING,
  LONGEST_SWAP_MESSAGE,
  MOST_OPEN,
  MOST_UNANSWERED,
  PROPOSAL_DAYS,
  SMALLEST_RING,
  SWAP_MESSAGES_SHOWN,
} from './swap-limits.ts';
import { swapAddresses } from './swaps.addresses.ts';

const when = (description: string, example = '2026-11-16T18:00:00.000Z') =>
  z.iso.datetime().meta({ description, example });

export const SwapState = z
  .enum(['open', 'settled', 'declined', 'withdrawn', 'broken', 'expired'])
  .meta({ description: 'Whether the proposal is open, or how it ended.', example: 'open' });
export type SwapState = z.infer<typeof SwapState>;

export const SwapMember = RingMember.extend({
  agreed: z.boolean().meta({ description: 'Whether the player has agreed.', example: true }),
  agreed_at: when('When the player agreed; null where they have not.').nullable(),
  is_gone: z
    .boolean()
    .meta({ description: 'Whether the item has moved, which broke the ring.', example: false }),
}).meta({ id: 'SwapMember', description: 'A member of a proposed ring.' });
export type SwapMember = z.infer<typeof SwapMember>;

export const SwapMessage = z
  .object({
    id: z.number().int().meta({ description: 'The id of the message.', example: 12 }),
    sender_id: PlayerId.meta({ description: 'The id of the member who wrote it.', example: 10 }),
    text: z.string().meta({ description: 'What it says, as plain text.', example: 'It melts, you know.' }),
    created_at: when('When it was written.'),
  })
  .meta({ id: 'SwapMessage', description: 'A message among the members of a ring.' });
export type SwapMessage = z.infer<typeof SwapMessage>;

export const SwapReceipt = z
  .object({
    settled_at: when('When the items changed hands.'),
    gave: SwapNumber.meta({ description: 'What the player gave.' }),
    to: PlayerId.meta({ description: 'The id of the player who got it.', example: 10 }),
    got: SwapNumber.meta({ description: 'What the player got.' }),
    from: PlayerId.meta({ description: 'The id of the player who gave it.', example: 11 }),
    hats: z.array(SwapNumber).meta({
      description: 'The party hats that the player got from Christmas Crackers.',
      example: [],
    }),
  })
  .meta({ id: 'SwapReceipt', description: 'What a settled swap gave to the player whose token it is.' });
export type SwapReceipt = z.infer<typeof SwapReceipt>;

export const SwapBreak = z
  .object({
    item_id: ItemId,
    player_id: PlayerId.meta({ description: 'The member who should have given it.', example: 10 }),
    event: z.enum([...HISTORY_EVENT_TYPES, 'itemlocked', 'itemlisted', 'accountclosed', 'other']).meta({
      description: 'What happened to it.',
      example: 'itemcreated',
    }),
    at: when('When it happened.'),
  })
  .meta({ id: 'SwapBreak', description: 'Why a ring is broken.' });
export type SwapBreak = z.infer<typeof SwapBreak>;

export const Swap = z
  .object({
    id: SwapId,
    state: SwapState,
    proposer_id: PlayerId.meta({ description: 'The id of the member who proposed it.', example: 10 }),
    members: z.array(SwapMember).meta({
      description: 'The members in giving order; the player whose token it is comes first.',
    }),
    created_at: when('When it was proposed.'),
    expires_at: when('When it ends by itself.'),
    ended_at: when('When it ended; null while it is open.').nullable(),
    ended_by: PlayerId.nullable().meta({
      description: 'The id of the member who declined or withdrew it; else null.',
      example: null,
    }),
    broken: SwapBreak.nullable().meta({ description: 'Why it is broken; else null.', example: null }),
    receipt: SwapReceipt.optional().meta({ description: 'Once it is settled.' }),
    instead: RingInstead.optional().meta({ description: 'For a broken one: the nearest other ring.' }),
    ways: z
      .array(RingInstead)
      .meta({ description: 'For a broken one: up to three other rings, the nearest first.', example: [] }),
    instead_of: SwapId.nullable().meta({
      description: 'The broken swap that this one mends; else null.',
      example: null,
    }),
    mended_by: SwapId.nullable().meta({
      description: 'The swap that mends this broken one; else null.',
      example: null,
    }),
    messages: z
      .array(SwapMessage)
      .meta({ description: `The newest ${SWAP_MESSAGES_SHOWN} messages, the oldest first.`, example: [] }),
    may_write: z.boolean().meta({ description: 'Whether messages can be written.', example: true }),
    may_remind: z.boolean().meta({
      description: 'Whether the player can remind the members who have not agreed.',
      example: false,
    }),
    is_seen: z.boolean().meta({
      description: 'Whether the player has seen its latest change.',
      example: false,
    }),
  })
  .meta({ id: 'Swap', description: 'A proposed ring.' });
export type Swap = z.infer<typeof Swap>;

const swaps = { feature: 'swaps', access: 'player', scope: 'swaps' } as const;
const ofSwap = { params: z.object({ swapId: inAddress(SwapId) }) } as const;

const proposedMember = z
  .object({
    player_id: PlayerId,
    item_id: ItemId.meta({ description: 'What the player gives.', example: 12 }),
    to: PlayerId.meta({ description: 'The id of the player who gets it: the next member.', example: 10 }),
  })
  .meta({ id: 'ProposedMember', description: 'A member of a ring to propose.' });

export const proposeSwap = {
  ...swaps,
  ...swapAddresses.proposeSwap,
  takesIdempotencyKey: true,
  summary: 'Proposes a ring; the proposer has agreed.',
  description: `The ring must be one in which everybody gains, with the player as a member. It is refused (409) where an item is no longer offered or wanted, and where a member is away, has ${MOST_UNANSWERED} proposals without an answer or ${MOST_OPEN} open ones. It ends after ${PROPOSAL_DAYS} days. With \`instead_of\` it mends a broken swap, and agreements carry over where give and get are unchanged.`,
  body: z.object({
    members: z
      .array(proposedMember)
      .min(SMALLEST_RING, `must be at least ${SMALLEST_RING} members`)
      .max(LARGEST_RING, `must be at most ${LARGEST_RING} members`)
      .meta({
        description: 'The members in giving order, starting with any of them.',
        example: [
          { player_id: 3, item_id: 12, to: 10 },
          { player_id: 10, item_id: 34, to: 3 },
        ],
      }),
    instead_of: SwapId.optional().meta({ description: 'The broken swap that it mends.', example: 7 }),
  }),
  response: Swap,
  limit: { calls: 60, seconds: 60 },
} as const satisfies Endpoint;

export const readSwap = {
  ...swaps,
  scope: 'read',
  ...swapAddresses.readSwap,
  ...ofSwap,
  summary: 'A proposed ring. Only its members can read it.',
  response: Swap,
} as const satisfies Endpoint;

export const agreeToSwap = {
  ...swaps,
  ...swapAddresses.agreeToSwap,
  ...ofSwap,
  takesIdempotencyKey: true,
  summary: 'Agrees to a ring. When the last member agrees, all items change hands at once.',
  response: Swap,
} as const satisfies Endpoint;

export const declineSwap = {
  ...swaps,
  ...swapAddresses.declineSwap,
  ...ofSwap,
  takesIdempotencyKey: true,
  summary: 'Declines a ring that the player has not agreed to. It ends for all.',
  response: Swap,
} as const satisfies Endpoint;

export const withdrawSwap = {
  ...swaps,
  ...swapAddresses.withdrawSwap,
  ...ofSwap,
  takesIdempotencyKey: true,
  summary: 'Withdraws an agreement, until the last member agrees. The ring ends for all.',
  response: Swap,
} as const satisfies Endpoint;

export const remindSwap = {
  ...swaps,
  ...swapAddresses.remindSwap,
  ...ofSwap,
  takesIdempotencyKey: true,
  summary: `Reminds the members who have not agreed, once in ${HOURS_BETWEEN_REMINDERS} hours.`,
  response: Swap,
} as const satisfies Endpoint;

export const markSwapSeen = {
  ...swaps,
  ...swapAddresses.markSwapSeen,
  ...ofSwap,
  summary: 'Marks the latest change of a ring as seen by the player.',
  response: Success,
} as const satisfies Endpoint;

export const SwapMessageText = z
  .string({ error: 'must be a text' })
  .transform(tidyMessage)
  .pipe(
    z
      .string()
      .max(LONGEST_SWAP_MESSAGE, `must have at most ${formatNumber(LONGEST_SWAP_MESSAGE)} characters`)
      .refine((text) => textRefusal(text) !== 'empty', 'must not be empty')
      .refine((text) => text.isWellFormed() && !text.includes('\0'), 'must be text that can be written down'),
  );

export const sendSwapMessage = {
  ...swaps,
  ...swapAddresses.sendSwapMessage,
  ...ofSwap,
  takesIdempotencyKey: true,
  summary: 'Writes to the members of a ring.',
  description: 'It is possible while the ring is open, and for a month after its end.',
  body: z.object({
    text: SwapMessageText.meta({
      description: 'What to say, as plain text.',
      example: 'It melts, you know.',
    }),
  }),
  response: SwapMessage,
  limit: { calls: 30, seconds: 60 },
} as const satisfies Endpoint;
