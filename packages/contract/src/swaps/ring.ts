import { z } from 'zod';
import { isRetired, itemNumber, itemTypeName, setName, variant } from '../items/item-fields.ts';
import { Hue, picturesOf } from '../protocol/fields.ts';
import { ItemId, ItemTypeId, PlayerId, SetId } from '../protocol/ids.ts';
import { NumberClass } from '../search/search-results.ts';

export const SwapPlayer = z
  .object({
    id: PlayerId.meta({ example: 10 }),
    name: z.string().meta({ description: 'The display name of the player.', example: 'Zoë Demofriend' }),
    is_friend: z.boolean().meta({
      description: 'Whether the player is a friend of the player whose token it is.',
      example: true,
    }),
    hue: Hue,
    ...picturesOf({ kind: 'player', id: 10 }),
  })
  .meta({ id: 'SwapPlayer', description: 'A player of a ring.' });
export type SwapPlayer = z.infer<typeof SwapPlayer>;

export const SwapNumber = z
  .object({
    item_id: ItemId,
    item_type_id: ItemTypeId,
    name: itemTypeName,
    set_id: SetId,
    set_name: setName,
    number: itemNumber,
    class: NumberClass,
    ...variant,
    retired: isRetired,
    hue: Hue,
    ...picturesOf({ kind: 'item', id: 109 }),
  })
  .meta({ id: 'SwapNumber', description: 'A numbered item that is offered or given in a swap.' });
export type SwapNumber = z.infer<typeof SwapNumber>;

const setProgress = z
  .object({
    set_id: SetId,
    name: setName,
    has: z.number().int().meta({ description: 'How many of it the player has with this item.', example: 14 }),
    size: z.number().int().meta({ description: 'How many item types the set has.', example: 15 }),
  })
  .meta({ id: 'SwapSetProgress', description: 'How far a player is with a set after the swap.' });

export const SwapGain = z
  .object({
    kind: z.enum(['missing', 'lower', 'query', 'none']).meta({
      description:
        'Why the player wants what they get: the type is missing to them, the number is better than the saved one, or one of their queries finds it. `none` where the reason no longer holds.',
      example: 'lower',
    }),
    instead_of: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'The saved number that it beats; null for other kinds.', example: 845 }),
    set: setProgress.nullable().meta({
      description: 'For a missing type: the set, with this item; else null.',
      example: null,
    }),
    query: z
      .string()
      .nullable()
      .meta({ description: 'For a query: the name of the want; else null.', example: null }),
    is_pulled: z.boolean().meta({
      description: 'Whether it is a Christmas Cracker, which is pulled when it changes hands.',
      example: false,
    }),
  })
  .meta({ id: 'SwapGain', description: 'What a member of a ring gains.' });
export type SwapGain = z.infer<typeof SwapGain>;

export const RingMember = z
  .object({
    player: SwapPlayer.meta({ description: 'Who it is.' }),
    gives: SwapNumber.meta({ description: 'What the player gives.' }),
    to: PlayerId.meta({ description: 'The id of the player who gets it: the next member.', example: 10 }),
    saved_number: z.number().int().nullable().meta({
      description: 'The number of the same type that the giver has saved; null where there is none.',
      example: 96,
    }),
    gain: SwapGain.meta({ description: 'What the player gains by what they get from the member before.' }),
    why: z.string().meta({
      description: 'What the player gains, in words that follow their name.',
      example: 'gets #504 instead of #6,020',
    }),
  })
  .meta({
    id: 'RingMember',
    description: 'A member of a ring: what they give, to whom, and what they gain.',
  });
export type RingMember = z.infer<typeof RingMember>;

export const Ring = z
  .object({
    members: z.array(RingMember).meta({
      description: 'Two to five, in giving order; the player whose token it is comes first.',
    }),
  })
  .meta({ id: 'Ring', description: 'A ring of players, each of whom gives one item to the next.' });
export type Ring = z.infer<typeof Ring>;

export const RingInstead = Ring.extend({
  kind: z.enum(['without', 'other_item', 'new']).meta({
    description:
      'How it mends the broken ring: without the member whose item is gone, with another item of that member, or as a new ring.',
    example: 'without',
  }),
  about: PlayerId.meta({ description: 'The member whose item is gone.', example: 10 }),
  unchanged: z.array(PlayerId).meta({
    description: 'The members who give and get what they agreed to; their agreement carries over.',
    example: [3],
  }),
}).meta({ id: 'RingInstead', description: 'Another ring in place of a broken one.' });
export type RingInstead = z.infer<typeof RingInstead>;
