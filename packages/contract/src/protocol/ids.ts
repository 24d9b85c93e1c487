import { z } from 'zod';

/** PostgreSQL's integer. */
export const LARGEST_ID = 2_147_483_647;

const id = z.number().int().min(0).max(LARGEST_ID);

export const GenerationId = id.brand<'GenerationId'>();
export type GenerationId = z.infer<typeof GenerationId>;

export const SetId = id.brand<'SetId'>();
export type SetId = z.infer<typeof SetId>;

export const SubsetId = id.brand<'SubsetId'>();
export type SubsetId = z.infer<typeof SubsetId>;

export const ItemTypeId = id.brand<'ItemTypeId'>();
export type ItemTypeId = z.infer<typeof ItemTypeId>;

export const StoreId = id.brand<'StoreId'>();
export type StoreId = z.infer<typeof StoreId>;

export const CategoryId = id.brand<'CategoryId'>();
export type CategoryId = z.infer<typeof CategoryId>;

export const PlayerId = id.brand<'PlayerId'>();
export type PlayerId = z.infer<typeof PlayerId>;

export const PlaceId = id.brand<'PlaceId'>();
export type PlaceId = z.infer<typeof PlaceId>;

export const ForumId = id.brand<'ForumId'>();
export type ForumId = z.infer<typeof ForumId>;

export const ThreadId = id.brand<'ThreadId'>();
export type ThreadId = z.infer<typeof ThreadId>;

export const PostId = id.brand<'PostId'>();
export type PostId = z.infer<typeof PostId>;

/** A bigint in PostgreSQL, limited to what JSON carries exactly. */
export const ItemId = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).brand<'ItemId'>();
export type ItemId = z.infer<typeof ItemId>;

export const MessageId = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).brand<'MessageId'>();
export type MessageId = z.infer<typeof MessageId>;

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

const NO_NUMBER = 'must be a whole number';

/** Comma-separated, without duplicates, in the given order. */
export function listInAddress<Id extends z.ZodType<unknown, number>>(schema: Id, most: number) {
  return z
    .string()
    .regex(/^\d{1,10}(,\d{1,10})*$/, 'must be whole numbers, separated by commas')
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .pipe(z.array(schema).max(most, `must be at most ${most} ids`));
}
