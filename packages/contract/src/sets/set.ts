import { z } from 'zod';
import { isRetired, itemTypeName, setName, waysToGet } from '../items/item-fields.ts';
import { At } from '../protocol/at.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Hue, ImageKey, picturesOf } from '../protocol/fields.ts';
import { GenerationId, ItemTypeId, inAddress, SetId, SubsetId } from '../protocol/ids.ts';
import { iconOf, setDescription } from './set-fields.ts';
import { setAddresses } from './sets.addresses.ts';

export const Generation = z
  .object({
    gen_id: GenerationId,
    primary_set_id: SetId.meta({ description: 'The set of the first icon.', example: 4 }),
    primary_set_icon: iconOf('first', 4),
    primary_set_name: setName.meta({ example: 'Property of the Cat' }),
    primary_set_hue: Hue.meta({ example: 285 }),
    primary_set_image_key: ImageKey.meta({ example: 'VkLK_bL3' }),
    secondary_set_id: SetId.nullable().meta({
      description: 'The set of the second icon; null where there is only one set.',
      example: 12,
    }),
    secondary_set_icon: iconOf('second', 12).nullable(),
    secondary_set_name: setName.nullable().meta({ example: 'Up the Attic Ladder' }),
    secondary_set_hue: Hue.nullable().meta({ example: 225 }),
    secondary_set_image_key: ImageKey.nullable().meta({ example: '65Y2eLcc' }),
    set_count: z.number().int().meta({ description: 'How many sets it has.', example: 12 }),
    first_year: z.number().int().meta({ description: 'The year of its oldest set.', example: 2012 }),
    last_year: z.number().int().meta({ description: 'The year of its newest set.', example: 2013 }),
    set_names: z
      .array(setName)
      .meta({ description: 'The names of its sets; the two sets of the icons come first.' }),
  })
  .meta({ id: 'Generation', description: 'A year or two of sets that were released together.' });
export type Generation = z.infer<typeof Generation>;

export const SetSummary = z
  .object({
    id: SetId,
    collection_id: z.number().int().meta({ description: 'The same as `id`.', example: 1 }),
    gen_id: GenerationId,
    subset_id: SubsetId.nullable().meta({
      description: 'The subset, where this is one; null for a whole set.',
      example: null,
    }),
    name: setName,
    description: setDescription,
    hue: Hue.min(0).max(359).meta({ description: 'Tints everything of the set, in degrees.', example: 205 }),
    ...picturesOf({ kind: 'set', id: 1 }),
    hasSubs: z.boolean().meta({ description: 'Whether it is shown by its subsets.', example: false }),
    item_count: z.number().int().meta({ description: 'How many item types it has.', example: 16 }),
  })
  .meta({ id: 'SetSummary', description: 'A set or subset, without its items.' });
export type SetSummary = z.infer<typeof SetSummary>;

export const SetItem = z
  .object({
    item_type_id: ItemTypeId,
    name: itemTypeName,
    subset_id: SubsetId.nullable().meta({
      description: 'The themed subset of the set that it belongs to, or null.',
      example: null,
    }),
    type: waysToGet.type,
    formulas: waysToGet.formulas,
    mix_exception: z.boolean().meta({
      description: 'Whether it is made by a special mix, which no formula describes.',
      example: false,
    }),
    in_container: z.boolean().meta({ description: 'Whether a container may hold it.', example: false }),
    market_buy_now: waysToGet.market_buy_now,
    store_cost: waysToGet.store_cost,
    stores: waysToGet.stores,
    categories: waysToGet.categories,
    locations: waysToGet.locations,
    has_variants: z.boolean().meta({ description: 'Whether it has several looks.', example: false }),
    retired: isRetired,
    ...picturesOf({ kind: 'item', id: 109 }),
  })
  .meta({ id: 'SetItem', description: 'An item type of a set, and how it can be had.' });
export type SetItem = z.infer<typeof SetItem>;

export const SetDetail = SetSummary.extend({
  designer: z
    .string()
    .nullable()
    .meta({ description: 'Who drew it; null where nobody is named.', example: 'Odile Fenner' }),
  total_completed: z
    .number()
    .int()
    .meta({ description: 'How many players have completed it; 0 for subsets.', example: 31 }),
  created_at: z.iso
    .datetime()
    .meta({ description: 'When it was released.', example: '2012-02-03T00:00:00.000Z' }),
  items: z.array(SetItem).meta({ description: 'Its item types.' }),
}).meta({ id: 'SetDetail', description: 'A set or subset with its items.' });
export type SetDetail = z.infer<typeof SetDetail>;

export const SubsetList = z
  .object({
    set_id: SetId.meta({ example: 20 }),
    gen_id: GenerationId.meta({ example: 100 }),
    name: setName.meta({ example: 'Exclusive Items' }),
    subsets: z.array(SetSummary).meta({ description: 'The subsets.' }),
  })
  .meta({ id: 'SubsetList', description: 'The subsets of a set.' });
export type SubsetList = z.infer<typeof SubsetList>;

const allSets = {
  feature: 'sets',
  access: 'key',
  sendsETag: true,
} as const;

/** One path, two responses: existing clients use both. */
export const browseSets = {
  ...allSets,
  ...setAddresses.browseSets,
  summary: 'The generations; with gen_id, the sets of that generation.',
  query: z.object({
    gen_id: inAddress(GenerationId)
      .optional()
      .meta({ description: 'The generation whose sets are wanted; 100 are the Collectibles.', example: 1 }),
  }),
  response: z.union([
    z.array(Generation).meta({ description: 'The generations.' }),
    z.array(SetSummary).meta({ description: 'The sets of a generation.' }),
  ]),
} as const satisfies Endpoint;

export const listGenerations = {
  ...allSets,
  ...setAddresses.listGenerations,
  summary: 'The generations.',
  response: z.array(Generation),
} as const satisfies Endpoint;

export const listSetsOfGeneration = {
  ...allSets,
  ...setAddresses.listSetsOfGeneration,
  summary: 'The sets of one generation.',
  query: z.object({ gen_id: inAddress(GenerationId) }),
  response: z.array(SetSummary),
} as const satisfies Endpoint;

export const readSet = {
  ...allSets,
  ...setAddresses.readSet,
  summary: 'One set with its items.',
  description:
    'With `at`, `total_completed` is how many players had completed it by then; the rest is as of now.',
  params: z.object({ setId: inAddress(SetId) }),
  query: z.object({ at: At }),
  response: SetDetail,
} as const satisfies Endpoint;

export const listSubsets = {
  ...allSets,
  ...setAddresses.listSubsets,
  summary: 'The themed subsets of a set.',
  params: z.object({ setId: inAddress(SetId) }),
  response: SubsetList,
} as const satisfies Endpoint;

export const readSubset = {
  ...allSets,
  ...setAddresses.readSubset,
  summary: 'One subset with its items.',
  params: z.object({ setId: inAddress(SetId), subsetId: inAddress(SubsetId) }),
  response: SetDetail,
} as const satisfies Endpoint;
