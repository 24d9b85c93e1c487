import { z } from 'zod';

/** PostgreSQL's integer. */
export const LARGEST_ID = 2_147_483_647;

const id = z.number().int().min(0).max(LARGEST_ID);

export const GenerationId = id
  .meta({ description: 'The id of the generation.', example: 1 })
  .brand<'GenerationId'>();
export type GenerationId = z.infer<typeof GenerationId>;

export const SetId = id.meta({ description: 'The id of the set.', example: 1 }).brand<'SetId'>();
export type SetId = z.infer<typeof SetId>;

export const SubsetId = id.meta({ description: 'The id of the subset.', example: 1 }).brand<'SubsetId'>();
export type SubsetId = z.infer<typeof SubsetId>;

export const ItemTypeId = id
  .meta({ description: 'The id of the item type.', example: 109 })
  .brand<'ItemTypeId'>();
export type ItemTypeId = z.infer<typeof ItemTypeId>;

export const StoreId = id
  .meta({ description: 'The id of the store; 999 is the Market.', example: 2 })
  .brand<'StoreId'>();
export type StoreId = z.infer<typeof StoreId>;

export const CategoryId = id
  .meta({ description: 'The id of the category of places.', example: 8 })
  .brand<'CategoryId'>();
export type CategoryId = z.infer<typeof CategoryId>;

export const PlayerId = id.meta({ description: 'The id of the player.', example: 3 }).brand<'PlayerId'>();
export type PlayerId = z.infer<typeof PlayerId>;

export const PlaceId = id.meta({ description: 'The id of the place.', example: 1 }).brand<'PlaceId'>();
export type PlaceId = z.infer<typeof PlaceId>;

export const ForumId = id.meta({ description: 'The id of the forum.', example: 1 }).brand<'ForumId'>();
export type ForumId = z.infer<typeof ForumId>;

export const ThreadId = id.meta({ description: 'The id of the thread.', example: 67 }).brand<'ThreadId'>();
export type ThreadId = z.infer<typeof ThreadId>;

export const PostId = id.meta({ description: 'The id of the post.', example: 301 }).brand<'PostId'>();
export type PostId = z.infer<typeof PostId>;

export const ModerationEntryId = id
  .meta({ description: 'The id of the entry in the moderation log.', example: 42 })
  .brand<'ModerationEntryId'>();
export type ModerationEntryId = z.infer<typeof ModerationEntryId>;

export const AppealId = id.meta({ description: 'The id of the appeal.', example: 5 }).brand<'AppealId'>();
export type AppealId = z.infer<typeof AppealId>;

/** A bigint in PostgreSQL, limited to what JSON carries exactly. */
const bigId = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

export const ItemId = bigId.meta({ description: 'The id of the item.', example: 12 }).brand<'ItemId'>();
export type ItemId = z.infer<typeof ItemId>;

export const MessageId = bigId
  .meta({ description: 'The id of the message.', example: 345 })
  .brand<'MessageId'>();
export type MessageId = z.infer<typeof MessageId>;

export const SwapId = id.meta({ description: 'The id of the swap.', example: 7 }).brand<'SwapId'>();
export type SwapId = z.infer<typeof SwapId>;

export const AlertId = id.meta({ description: 'The id of the alert.', example: 4 }).brand<'AlertId'>();
export type AlertId = z.infer<typeof AlertId>;

export const WebhookId = id.meta({ description: 'The id of the webhook.', example: 2 }).brand<'WebhookId'>();
export type WebhookId = z.infer<typeof WebhookId>;

export const DeliveryId = bigId
  .meta({ description: 'The id of the delivery.', example: 88 })
  .brand<'DeliveryId'>();
export type DeliveryId = z.infer<typeof DeliveryId>;

export const NotificationId = bigId
  .meta({ description: 'The id of the notification.', example: 1204 })
  .brand<'NotificationId'>();
export type NotificationId = z.infer<typeof NotificationId>;

/** Only plain digits, because `Number('0x10')`, `Number(' 7 ')` and `Number('')` all succeed. */
export function inAddress<Id extends z.ZodType<unknown, number>>(schema: Id) {
  return z
    .string({ error: NO_NUMBER })
    .regex(/^\d{1,10}$/, NO_NUMBER)
    .transform(Number)
    .pipe(schema);
}

export function inBody<Id extends z.ZodType<unknown, number>>(schema: Id) {
  return z.preprocess(
    (value: string | number) => (typeof value === 'number' ? String(value) : value),
    inAddress(schema),
  );
}

/** `true` or `false`, as text in a form. */
export function flagInBody() {
  return z.preprocess(
    (value: string | boolean) => (typeof value === 'boolean' ? String(value) : value),
    z.stringbool({ error: 'must be true or false' }),
  );
}

const NO_NUMBER = 'must be a whole number';

/** Comma-separated, without duplicates, in the given order. */
export function listInAddress<Id extends z.ZodType<unknown, number>>(schema: Id, most: number) {
  return z
    .string()
    .regex(/^\d{1,10}(,\d{1,10})*$/, 'must be whole numbers, separated by commas')
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .pipe(z.array(schema).max(most, `must be at most ${most} ids`));
}
