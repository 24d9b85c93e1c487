import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import {
  CategoryId,
  ItemTypeId,
  inAddress,
  listInAddress,
  PlayerId,
  SetId,
  StoreId,
  SubsetId,
} from '../protocol/ids.ts';
import { itemAddresses } from './items.addresses.ts';

const pictures = {
  image_key: z.string(),
  image_url_50: z.string(),
  image_url_100: z.string(),
  image_url_200: z.string(),
};

export const ItemTypeCard = z.object({
  item_type_id: ItemTypeId,
  name: z.string(),
  set_id: SetId,
  set_name: z.string(),
  hue: z.number().int(),
  retired: z.boolean(),
  ...pictures,
});
export type ItemTypeCard = z.infer<typeof ItemTypeCard>;

export const Variant = z.object({
  variant_id: z.number().int(),
  name: z.string(),
  hue: z.number().int(),
  image: z.string(),
  image_key: z.string(),
});
export type Variant = z.infer<typeof Variant>;

const Formula = z.tuple([ItemTypeId, ItemTypeId]);

export const ItemType = ItemTypeCard.extend({
  id: ItemTypeId,
  description: z.string(),
  type: z.enum(['player', 'wallabee']),
  designer: z.string().nullable(),
  set_image: z.string(),
  set_image_key: z.string(),
  subset_id: SubsetId.nullable(),
  subset_name: z.string().nullable(),
  subset_image: z.string().nullable(),
  total_issued: z.number().int(),
  /** Null while it is undiscovered. */
  release_date: z.iso.datetime().nullable(),
  one_of_a_kind: z.boolean(),
  formulas: z.array(Formula),
  mix: z.array(ItemTypeId),
  /** Made by a special mix of any one of these with another item. */
  mix_exception: z.object({ with: z.array(ItemTypeId), explanation: z.string() }).nullable(),
  /** Why no list of results is given for a type that mixes with very many. */
  used_exception: z.string().nullable(),
  market_buy_now: z.union([z.literal(0), z.literal(1)]),
  store_cost: z.number().int().nullable(),
  stores: z.array(StoreId),
  categories: z.array(CategoryId),
  locations: z.array(z.string()),
  variants: z.array(Variant),
  works_with_wand: z.boolean(),
  found_in: z.array(ItemTypeId),
  contains_items: z.array(ItemTypeId),
  perfume_message: z.string().nullable(),
  aftershave_message: z.string().nullable(),
});
export type ItemType = z.infer<typeof ItemType>;

/** The player who commissioned a unique; id 0 is the staff. */
export const ItemTypeOwner = z.object({
  id: PlayerId,
  name: z.string(),
  image_url: z.string().nullable(),
  image_key: z.string().describe('Of a picture that the player uploaded; empty for a drawn one.'),
});
export type ItemTypeOwner = z.infer<typeof ItemTypeOwner>;

export const ItemTypeDetail = ItemType.extend({
  used_to_make: z.array(z.object({ item_type_id: ItemTypeId, formula: Formula })),
  used_in_special_mixes: z.array(ItemTypeId),
  wands: z.array(ItemTypeId),
  owners: z.array(ItemTypeOwner),
  /** Every type that is named above, by its id. */
  related: z.record(z.string(), ItemTypeCard),
});
export type ItemTypeDetail = z.infer<typeof ItemTypeDetail>;

export const ItemTypesById = z.record(z.string(), ItemTypeDetail);
export type ItemTypesById = z.infer<typeof ItemTypesById>;

/** Longer addresses fail in some proxies. */
export const MOST_ITEM_TYPES_A_CALL = 100;

const singleItem = {
  feature: 'items',
  access: 'key',
} as const;

/** One path, two responses: a single id gets the type itself, a list gets an object keyed by id. */
export const answerItemTypes = {
  ...singleItem,
  ...itemAddresses.answerItemTypes,
  summary: 'One item type; with several ids, separated by commas, an object keyed by id.',
  params: z.object({ itemTypeIds: listInAddress(ItemTypeId, MOST_ITEM_TYPES_A_CALL) }),
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
  ...itemAddresses.answerItemTypesByOldName,
} as const satisfies Endpoint;

export const listItemTypes = {
  ...itemAddresses.listItemTypes,
  cost: 'bulk',
  feature: 'items',
  access: 'key',
  summary: 'Every item type.',
  response: z.array(ItemType),
} as const satisfies Endpoint;

export const LATEST_ITEM_COUNT = 8;

export const LatestItem = ItemTypeCard.extend({
  /** The highest number made so far, which `new_item` events update. */
  current_number: z.number().int(),
});
export type LatestItem = z.infer<typeof LatestItem>;

export const listLatestItems = {
  ...itemAddresses.listLatestItems,
  feature: 'items',
  access: 'key',
  summary:
    'Eight of the newest item types and how many of each there are, newest first; two of a set as long as there are others.',
  response: z.array(LatestItem),
} as const satisfies Endpoint;
