import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Hue, picturesOf } from '../protocol/fields.ts';
import { ItemId, ItemTypeId, inBody, PlayerId } from '../protocol/ids.ts';
import { giftAddresses } from './gifts.addresses.ts';

const UniqueId = ItemTypeId.meta({ example: 3001 });

/** A unique that the player may gift, once for each variant. */
export const GiftableUnique = z
  .object({
    id: UniqueId,
    item_name: z.string().meta({ description: 'The name of the unique.', example: 'Goldfish the Ninth' }),
    variant_id: z
      .number()
      .int()
      .nullable()
      .meta({ description: '1 means any variant; null where there are no variants.', example: 2 }),
    variant_name: z
      .string()
      .nullable()
      .meta({ description: 'The name of the variant; null where there are no variants.', example: 'Orange' }),
    hue: Hue,
    ...picturesOf({ kind: 'item', id: 3001 }),
  })
  .meta({
    id: 'GiftableUnique',
    description: 'A unique that the player may gift. One with variants is listed once for each.',
  });
export type GiftableUnique = z.infer<typeof GiftableUnique>;

export const Gift = z
  .object({
    item_id: ItemId,
    item_type_id: UniqueId,
    name: z.string().meta({ description: 'The name of the unique.', example: 'Goldfish the Ninth' }),
    number: z.number().int().meta({ description: 'The number that was made.', example: 7 }),
    variant_id: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Its variant; null where there are no variants.', example: 2 }),
    variant_name: z
      .string()
      .nullable()
      .meta({ description: 'The name of its variant; null where there are no variants.', example: 'Orange' }),
    recipient_id: PlayerId.meta({ description: 'The id of the player who got it.', example: 10 }),
    recipient: z
      .string()
      .meta({ description: 'The username of the player who got it.', example: 'demofriend' }),
    recipient_name: z
      .string()
      .meta({ description: 'The display name of the player who got it.', example: 'Zoë Demofriend' }),
  })
  .meta({ id: 'Gift', description: 'A gift that was sent.' });
export type Gift = z.infer<typeof Gift>;

const gifts = { feature: 'gifts', access: 'player' } as const;

export const listGiftableUniques = {
  ...gifts,
  ...giftAddresses.listGiftableUniques,
  summary: 'The uniques that the player whose token it is may gift.',
  response: z.array(GiftableUnique),
} as const satisfies Endpoint;

const VariantId = z.number().int().min(1).max(32_767);

export const sendGift = {
  ...gifts,
  ...giftAddresses.sendGift,
  takesIdempotencyKey: true,
  summary: 'Makes the next one of a unique and sends it to a player.',
  description: 'Without a variant it is left to chance.',
  body: z.object({
    item_type_id: inBody(ItemTypeId).meta({ description: 'The id of the unique.', example: 3001 }),
    // A form sends an unselected option as an empty string.
    variant_id: z
      .union([z.literal('').transform(() => undefined), inBody(VariantId)], {
        error: 'must be the number of a variant',
      })
      .optional()
      .meta({ description: 'The variant; 1, or nothing, means any of them.', example: 2 }),
    username: z
      .string()
      .trim()
      .max(100, 'must have at most 100 characters')
      .regex(/^\P{Cc}*$/u, 'must be a name')
      .default('')
      .meta({
        description: 'The username of the player who gets it. Without one the call is refused with 400.',
        example: 'demofriend',
      }),
  }),
  response: z.array(Gift),
  limit: { calls: 60, seconds: 60 },
} as const satisfies Endpoint;
