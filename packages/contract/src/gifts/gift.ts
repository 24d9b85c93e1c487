import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemId, ItemTypeId, inBody, PlayerId } from '../protocol/ids.ts';
import { giftAddresses } from './gifts.addresses.ts';

/** A unique that the player may gift, once for each variant. */
export const GiftableUnique = z.object({
  id: ItemTypeId,
  item_name: z.string(),
  /** 1 means any variant; null where there are no variants. */
  variant_id: z.number().int().nullable(),
  variant_name: z.string().nullable(),
  hue: z.number().int(),
  image_key: z.string(),
  image_url_50: z.string(),
  image_url_100: z.string(),
  image_url_200: z.string(),
});
export type GiftableUnique = z.infer<typeof GiftableUnique>;

export const Gift = z.object({
  item_id: ItemId,
  item_type_id: ItemTypeId,
  name: z.string(),
  number: z.number().int(),
  variant_id: z.number().int().nullable(),
  variant_name: z.string().nullable(),
  recipient_id: PlayerId,
  recipient: z.string().describe('The username of the recipient.'),
  recipient_name: z.string().describe('The name that pages show of the recipient.'),
});
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
  summary: 'Makes the next one of a unique and sends it to a player. Without a variant it is left to chance.',
  body: z.object({
    item_type_id: inBody(ItemTypeId),
    // A form sends an unselected option as an empty string.
    variant_id: z.union([z.literal('').transform(() => undefined), inBody(VariantId)]).optional(),
    username: z
      .string()
      .trim()
      .max(100, 'must have at most 100 characters')
      .regex(/^\P{Cc}*$/u, 'must be a name')
      .default(''),
  }),
  response: z.array(Gift),
  limit: { calls: 60, seconds: 60 },
} as const satisfies Endpoint;
