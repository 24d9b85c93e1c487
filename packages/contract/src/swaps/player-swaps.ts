import { z } from 'zod';
import { PlayerInAddress } from '../players/player-in-address.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { inAddress } from '../protocol/ids.ts';
import { PageNumber, Paging } from '../protocol/paging.ts';
import { SwapGain, SwapNumber } from './ring.ts';
import { OFFERS_PER_PAGE } from './swap-limits.ts';
import { swapAddresses } from './swaps.addresses.ts';

export const FittingOffer = z
  .object({
    item: SwapNumber.meta({ description: 'The item.' }),
    gain: SwapGain.meta({ description: 'Why the other one wants it.' }),
    why: z.string().meta({ description: 'The same in words.', example: 'lacks it' }),
  })
  .meta({ id: 'FittingOffer', description: 'An item that one player offers and the other one wants.' });
export type FittingOffer = z.infer<typeof FittingOffer>;

export const PlayerSwaps = z
  .object({
    takes_part: z.enum(['yes', 'left_out', 'away', 'closed']).meta({
      description:
        'Whether the player can be in new rings: they may have left swaps, have been away for long, or the account is closed.',
      example: 'yes',
    }),
    offers: z.array(SwapNumber).meta({
      description: `What the player offers, the best numbers first, ${OFFERS_PER_PAGE} a page.`,
    }),
    paging: Paging.meta({ description: 'Which page of the offers this is.' }),
    wants: z.array(z.string()).meta({
      description: 'What the player wants, in words.',
      example: ['Every type that is missing', 'Lower numbers of a better class'],
    }),
    they_offer: z.array(FittingOffer).nullable().meta({
      description: 'With a token: what they offer that the player whose token it is wants; else null.',
    }),
    you_offer: z.array(FittingOffer).nullable().meta({
      description: 'With a token: what the player whose token it is offers that they want; else null.',
    }),
  })
  .meta({ id: 'PlayerSwaps', description: 'What a player offers and wants in swaps.' });
export type PlayerSwaps = z.infer<typeof PlayerSwaps>;

export const readPlayerSwaps = {
  ...swapAddresses.readPlayerSwaps,
  cost: 'search',
  feature: 'swaps',
  access: 'key',
  readsToken: true,
  summary: 'What a player offers and wants in swaps, and with a token what fits.',
  params: z.object({ player: PlayerInAddress }),
  query: z.object({
    page: inAddress(PageNumber)
      .default(1)
      .meta({ description: 'The page of the offers, from 1.', example: 1 }),
  }),
  response: PlayerSwaps,
} as const satisfies Endpoint;
