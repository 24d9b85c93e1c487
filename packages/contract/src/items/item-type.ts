import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Hue, ImageKey, picturesOf, pictureUrl, UploadKey } from '../protocol/fields.ts';
import { ItemTypeId, inAddress, listInAddress, PlayerId, SetId } from '../protocol/ids.ts';
import { firstFormula, isRetired, itemTypeName, setName, waysToGet } from './item-fields.ts';
import { exampleCard, ItemTypeUse, messageOf, ofItsSet, SpecialMix } from './item-type-parts.ts';
import { itemAddresses, olderItemAddresses } from './items.addresses.ts';

export const ItemTypeCard = z
  .object({
    item_type_id: ItemTypeId,
    name: itemTypeName,
    set_id: SetId,
    set_name: setName,
    hue: Hue,
    retired: isRetired,
    ...picturesOf({ kind: 'item', id: 109 }),
  })
  .meta({ id: 'ItemTypeCard', description: 'An item type, in few words.' });
export type ItemTypeCard = z.infer<typeof ItemTypeCard>;

export const Variant = z
  .object({
    variant_id: z.number().int().meta({ description: 'The id of the look within its type.', example: 2 }),
    name: z.string().meta({ description: 'The name of the look.', example: 'Orange' }),
    hue: Hue,
    image: pictureUrl({ kind: 'item', id: '3001.2' }, 200),
    image_key: ImageKey,
  })
  .meta({ id: 'Variant', description: 'A look of an item type in another colour.' });
export type Variant = z.infer<typeof Variant>;

export const ItemType = ItemTypeCard.extend({
  id: ItemTypeId.meta({ description: 'The same as `item_type_id`.' }),
  description: z.string().meta({
    description: 'The description that pages show.',
    example: 'The apprentice has counted twenty-seven, and knows better than to mention it.',
  }),
  type: waysToGet.type,
  designer: z
    .string()
    .nullable()
    .meta({ description: 'Who drew it; null where nobody is named.', example: null }),
  ...ofItsSet,
  total_issued: z.number().int().meta({ description: 'How many have been made so far.', example: 2112 }),
  release_date: z.iso.datetime().nullable().meta({
    description: 'When it was released; null while it is undiscovered.',
    example: '2012-02-03T00:00:00.000Z',
  }),
  one_of_a_kind: z.boolean().meta({ description: 'Whether there is only one.', example: false }),
  formulas: waysToGet.formulas,
  mix: firstFormula,
  mix_exception: SpecialMix.nullable().meta({
    description: 'The special mix it is made by, which no formula describes; null where there is none.',
    example: null,
  }),
  used_exception: z.string().nullable().meta({
    description: 'Why `used_to_make` is empty for a type that mixes with very many; null for all others.',
    example: null,
  }),
  market_buy_now: waysToGet.market_buy_now,
  store_cost: waysToGet.store_cost,
  stores: waysToGet.stores,
  categories: waysToGet.categories,
  locations: waysToGet.locations,
  variants: z.array(Variant).meta({ description: 'Its looks, where there are several.', example: [] }),
  works_with_wand: z.boolean().meta({ description: 'Whether a wand can change its look.', example: false }),
  found_in: z.array(ItemTypeId).meta({ description: 'The containers that may hold it, by id.', example: [] }),
  contains_items: z
    .array(ItemTypeId)
    .meta({ description: 'What it may hold, by id, where it is a container.', example: [] }),
  perfume_message: messageOf('perfume'),
  aftershave_message: messageOf('aftershave'),
}).meta({ id: 'ItemType', description: 'An item type.' });
export type ItemType = z.infer<typeof ItemType>;

/** The player who commissioned a unique; id 0 is the staff. */
export const ItemTypeOwner = z
  .object({
    id: PlayerId.meta({ description: 'The id of the player; 0 is the staff.' }),
    name: z.string().meta({ description: 'The display name.', example: 'Robin Demo' }),
    image_url: pictureUrl({ kind: 'player', id: 3 }, 100)
      .nullable()
      .meta({ description: 'Address of the picture, 100 pixels square; null for the staff.' }),
    image_key: UploadKey,
  })
  .meta({ id: 'ItemTypeOwner', description: 'The player who commissioned a unique.' });
export type ItemTypeOwner = z.infer<typeof ItemTypeOwner>;

const RELATED = [
  [105, 'Cold Butter Block'],
  [107, 'Dough Asleep Since Nine'],
  [111, 'Order for the 5.12 Bus'],
  [112, 'Tray in the Window'],
] as const;

export const ItemTypeDetail = ItemType.extend({
  used_to_make: z.array(ItemTypeUse).meta({ description: 'What it is mixed into.' }),
  used_in_special_mixes: z
    .array(ItemTypeId)
    .meta({ description: 'The item types made by special mixes with it, by id.', example: [] }),
  wands: z.array(ItemTypeId).meta({ description: 'The wands that change its look, by id.', example: [] }),
  owners: z
    .array(ItemTypeOwner)
    .meta({ description: 'The players who commissioned it, where it is a unique.', example: [] }),
  related: z.record(z.string(), ItemTypeCard).meta({
    description: 'Every item type that is named above, by its id.',
    example: Object.fromEntries(RELATED.map(([id, name]) => [id, exampleCard(id, name)])),
  }),
}).meta({ id: 'ItemTypeDetail', description: 'An item type, and what it leads to.' });
export type ItemTypeDetail = z.infer<typeof ItemTypeDetail>;

export const ItemTypesById = z
  .record(z.string().meta({ description: 'The id of an item type.', example: '109' }), ItemTypeDetail)
  .meta({ id: 'ItemTypesById', description: 'Item types, by id. Ids that do not exist are left out.' });
export type ItemTypesById = z.infer<typeof ItemTypesById>;

/** Longer addresses fail in some proxies. */
export const MOST_ITEM_TYPES_A_CALL = 100;

const singleItem = {
  feature: 'items',
  access: 'key',
  sendsETag: true,
} as const;

/** One path, two responses: a single id gets the type itself, a list gets an object keyed by id. */
export const answerItemTypes = {
  ...singleItem,
  ...itemAddresses.answerItemTypes,
  summary: 'One item type; with several ids, separated by commas, an object keyed by id.',
  params: z.object({
    itemTypeIds: listInAddress(ItemTypeId, MOST_ITEM_TYPES_A_CALL).meta({
      description: `The id of an item type, or up to ${MOST_ITEM_TYPES_A_CALL}, separated by commas.`,
      example: [109],
    }),
  }),
  response: z.union([ItemTypeDetail, ItemTypesById]),
} as const satisfies Endpoint;

export const readItemType = {
  ...singleItem,
  ...itemAddresses.readItemType,
  summary: 'One item type.',
  params: z.object({ itemTypeId: inAddress(ItemTypeId) }),
  response: ItemTypeDetail,
} as const satisfies Endpoint;

export const readItemTypes = {
  ...singleItem,
  ...itemAddresses.readItemTypes,
  summary: 'Several item types, by id.',
  params: answerItemTypes.params,
  response: ItemTypesById,
} as const satisfies Endpoint;

export const answerItemTypesByOldName = {
  ...answerItemTypes,
  ...olderItemAddresses.answerItemTypesByOldName,
  description: 'The older name of `/single-item/{itemTypeIds}`.',
  deprecated: { since: '2026-11-19', use: itemAddresses.answerItemTypes },
} as const satisfies Endpoint;

export const listItemTypes = {
  ...singleItem,
  ...itemAddresses.listItemTypes,
  cost: 'bulk',
  summary: 'Every item type.',
  response: z.array(ItemType),
} as const satisfies Endpoint;

export const LATEST_ITEM_COUNT = 8;

export const LatestItem = ItemTypeCard.extend({
  current_number: z.number().int().meta({
    description: 'The highest number made so far, which `new_item` events update.',
    example: 2112,
  }),
}).meta({ id: 'LatestItem', description: 'A new item type, and how many of it there are.' });
export type LatestItem = z.infer<typeof LatestItem>;

export const listLatestItems = {
  ...singleItem,
  ...itemAddresses.listLatestItems,
  summary:
    'Eight of the newest item types and how many of each there are, newest first; two of a set as long as there are others.',
  response: z.array(LatestItem),
} as const satisfies Endpoint;
