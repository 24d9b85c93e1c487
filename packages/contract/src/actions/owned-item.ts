import { z } from 'zod';
import { NumberStatus } from '../search/search-results.ts';
import { SwapNumber } from '../swaps/ring.ts';

export const OwnedItem = SwapNumber.extend({
  status: NumberStatus,
  is_locked: z.boolean().meta({ description: 'Whether the player has locked it.', example: false }),
  price: z.number().int().nullable().meta({
    description: 'Its price on the Market, in honeycombs; null where it is not there.',
    example: null,
  }),
}).meta({ id: 'OwnedItem', description: 'An item of the player.' });
export type OwnedItem = z.infer<typeof OwnedItem>;
