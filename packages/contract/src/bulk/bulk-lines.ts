import { z } from 'zod';
import { itemNumber, variant } from '../items/item-fields.ts';
import { MarketItem } from '../items/stores.ts';
import { Place } from '../places/place.ts';
import { ItemId, ItemTypeId, PlaceId, PlayerId } from '../protocol/ids.ts';
import { ProofStep } from '../provenance/item-proof.ts';
import { FoundNumber } from '../search/search-results.ts';
import { type BulkKind, FULL_KINDS } from './bulk-kinds.ts';

const { status, is_locked, created_at, moved_at, moves, hands } = FoundNumber.shape;

/** The item of an undiscovered type has neither owner, place, price nor history here. */
export const NumberLine = z
  .object({
    item_id: ItemId,
    item_type_id: ItemTypeId,
    number: itemNumber,
    variant_id: variant.variant_id,
    status,
    is_locked,
    owner_id: PlayerId.nullable().meta({
      description: 'The player who holds or has locked it; null where nobody does.',
    }),
    place_id: PlaceId.nullable().meta({
      description: 'The place where it lies; null where it does not.',
      example: null,
    }),
    used_in_item_id: ItemId.nullable().meta({
      description: 'The item that it became part of; null where it did not.',
      example: null,
    }),
    created_at,
    moved_at,
    moves,
    hands,
  })
  .meta({ id: 'NumberLine', description: 'A numbered item, by ids.' });
export type NumberLine = z.infer<typeof NumberLine>;

export const PlaceLine = Place.pick({
  id: true,
  name: true,
  city: true,
  lat: true,
  lng: true,
  radius: true,
  category_id: true,
  item_count: true,
  max_items: true,
  people_count: true,
}).meta({ id: 'PlaceLine', description: 'A place.' });
export type PlaceLine = z.infer<typeof PlaceLine>;

export const MarketLine = z
  .object({
    item_id: ItemId,
    item_type_id: ItemTypeId,
    number: itemNumber,
    cost: MarketItem.shape.cost,
    seller_id: PlayerId.meta({ description: 'The player who sells it.' }),
    listed_at: MarketItem.shape.listed_at,
  })
  .meta({ id: 'MarketLine', description: 'An item that a player sells on the Market.' });
export type MarketLine = z.infer<typeof MarketLine>;

export const FormulaLine = z
  .object({
    item_type_id: ItemTypeId.meta({ description: 'The item type that is made.' }),
    position: z
      .number()
      .int()
      .meta({ description: 'Its position among the formulas of the item type.', example: 0 }),
    first_component_id: ItemTypeId.meta({ description: 'One component.', example: 107 }),
    second_component_id: ItemTypeId.meta({ description: 'The other component.', example: 105 }),
  })
  .meta({ id: 'FormulaLine', description: 'A formula.' });
export type FormulaLine = z.infer<typeof FormulaLine>;

/** All fields that the digest of a step covers, so that a copy of all histories can be verified. */
export const HistoryLine = ProofStep;
export type HistoryLine = z.infer<typeof HistoryLine>;

const FULL_LINES = {
  numbers: NumberLine,
  places: PlaceLine,
  market: MarketLine,
  formulas: FormulaLine,
  histories: HistoryLine,
};

const ofKind = z.enum(FULL_KINDS).meta({ description: 'Which file the row belongs to.', example: 'numbers' });

export const ChangeLine = z
  .union([
    z
      .object({
        kind: ofKind,
        change: z.literal('put').meta({ description: 'The row is new or has changed.', example: 'put' }),
        row: z
          .union([NumberLine, PlaceLine, MarketLine, FormulaLine, HistoryLine])
          .meta({ description: 'The whole row, as it is in the full file.' }),
      })
      .meta({ id: 'PutLine', description: 'A row that is new or has changed.' }),
    z
      .object({
        kind: ofKind,
        change: z.literal('delete').meta({ description: 'The row is gone.', example: 'delete' }),
        key: z
          .record(
            z.string().meta({ description: 'A field of the key.', example: 'item_id' }),
            z.number().int().meta({ description: 'Its value.', example: 12 }),
          )
          .meta({ description: 'The key of the row.' }),
      })
      .meta({ id: 'DeleteLine', description: 'A row that is gone.' }),
  ])
  .meta({ id: 'ChangeLine', description: 'A change of a row since the previous copy.' });
export type ChangeLine = z.infer<typeof ChangeLine>;

export const LINES: Record<BulkKind, z.ZodType> = { ...FULL_LINES, changes: ChangeLine };
