import { z } from 'zod';
import { ItemName } from '../items/item.ts';
import { isRetired, variant } from '../items/item-fields.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Hue, picturesOf } from '../protocol/fields.ts';
import { ItemId } from '../protocol/ids.ts';
import { cabinetAddresses } from './cabinet.addresses.ts';
import { MOST_PROUD } from './cabinet-limits.ts';

export const ProudNumber = ItemName.extend({
  hue: Hue,
  retired: isRetired,
  variant_id: variant.variant_id,
  ...picturesOf({ kind: 'item', id: 109 }),
  why: z.string().meta({
    description: 'What is remarkable about it: its pattern, how far it has come, or since when it is there.',
    example: 'three of a kind',
  }),
}).meta({ id: 'ProudNumber', description: 'A numbered item that a player shows on their profile.' });
export type ProudNumber = z.infer<typeof ProudNumber>;

export const Proudest = z
  .object({
    is_chosen: z.boolean().meta({
      description: 'Whether the player has chosen them; otherwise they are the lowest saved numbers.',
      example: true,
    }),
    numbers: z.array(ProudNumber).meta({
      description: `The numbers in the order of the player, ${MOST_PROUD} at most. What the player no longer holds is left out.`,
    }),
  })
  .meta({ id: 'Proudest', description: 'The proudest numbers of a player.' });
export type Proudest = z.infer<typeof Proudest>;

const own = { feature: 'cabinet', access: 'player' } as const;

export const readProudest = {
  ...own,
  ...cabinetAddresses.readProudest,
  scope: 'read',
  summary: 'The proudest numbers of the player whose token it is.',
  response: Proudest,
} as const satisfies Endpoint;

export const chooseProudest = {
  ...own,
  ...cabinetAddresses.chooseProudest,
  summary: 'Chooses the proudest numbers of the player whose token it is.',
  description:
    'They replace those chosen before. An empty list goes back to the lowest saved numbers. An item that the player does not hold is refused with 403 and the reason `not_held`.',
  body: z.object({
    item_ids: z
      .array(ItemId)
      .max(MOST_PROUD, `must be at most ${MOST_PROUD} items`)
      .refine((ids) => new Set(ids).size === ids.length, 'must not name an item twice')
      .meta({ description: `The items in order, ${MOST_PROUD} at most.`, example: [12, 345] }),
  }),
  response: Proudest,
  limit: { calls: 120, seconds: 3600 },
} as const satisfies Endpoint;
