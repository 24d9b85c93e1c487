import { z } from 'zod';
import { CategoryId, ItemTypeId, StoreId } from '../protocol/ids.ts';

/** Fields that several models of items share. */
export const itemTypeName = z.string().meta({
  description: 'The name of the item type; `?` while it is undiscovered.',
  example: 'Eighty-One Layer Croissant',
});

export const setName = z
  .string()
  .meta({ description: 'The name of the set.', example: 'Before the Shutters Go Up' });

export const itemNumber = z
  .number()
  .int()
  .meta({ description: 'Its number: its place in the order of making, from 1.', example: 7 });

export const isRetired = z
  .boolean()
  .meta({ description: 'Whether no more of the type are made.', example: false });

export const variant = {
  variant_id: z.number().int().nullable().meta({
    description: 'The look of the item, where its type has several; otherwise null.',
    example: null,
  }),
  variant_name: z
    .string()
    .nullable()
    .meta({ description: 'The name of the look; null where there is only one.', example: null }),
};

export const Formula = z
  .tuple([ItemTypeId.meta({ example: 107 }), ItemTypeId.meta({ example: 105 })])
  .meta({ description: 'Two item types that mix into it.' });

/** How an item type can be had. */
export const waysToGet = {
  type: z.enum(['player', 'wallabee']).meta({
    description: 'Whether a player or the game made the type.',
    example: 'wallabee',
  }),
  formulas: z.array(Formula).meta({ description: 'The pairs of item types that mix into it.' }),
  market_buy_now: z.union([z.literal(0), z.literal(1)]).meta({
    description: '1 where the Market always has one, else 0.',
    example: 0,
  }),
  store_cost: z.number().int().nullable().meta({
    description: 'Its price in stores, in honeycombs; null where no store sells it.',
    example: null,
  }),
  stores: z.array(StoreId).meta({ description: 'The stores that sell it, by id.', example: [] }),
  categories: z
    .array(CategoryId)
    .meta({ description: 'The categories of places where it is foraged, by id.', example: [] }),
  locations: z.array(z.string()).meta({ description: 'Where else it is foraged, in words.', example: [] }),
};

export const firstFormula = z
  .array(ItemTypeId)
  .meta({ description: 'The first formula; empty where there is none.', example: [107, 105] });
