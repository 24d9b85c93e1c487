import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import {
  CategoryId,
  GenerationId,
  ItemTypeId,
  inAddress,
  SetId,
  StoreId,
  SubsetId,
} from '../protocol/ids.ts';
import { setAddresses } from './sets.addresses.ts';

export const Generation = z.object({
  gen_id: GenerationId,
  primary_set_id: SetId,
  primary_set_icon: z.string(),
  primary_set_name: z.string(),
  primary_set_hue: z.number().int(),
  primary_set_image_key: z.string(),
  secondary_set_id: SetId.nullable(),
  secondary_set_icon: z.string().nullable(),
  secondary_set_name: z.string().nullable(),
  secondary_set_hue: z.number().int().nullable(),
  secondary_set_image_key: z.string().nullable(),
  set_count: z.number().int(),
  /** Of its oldest and its newest set. */
  first_year: z.number().int(),
  last_year: z.number().int(),
  /** The two sets of the icons come first. */
  set_names: z.array(z.string()),
});
export type Generation = z.infer<typeof Generation>;

export const SetSummary = z.object({
  id: SetId,
  collection_id: z.number().int(),
  gen_id: GenerationId,
  subset_id: SubsetId.nullable(),
  name: z.string(),
  description: z.string(),
  /** Tints everything of the set, in degrees. */
  hue: z.number().int().min(0).max(359),
  image_key: z.string(),
  image_url_50: z.string(),
  image_url_100: z.string(),
  image_url_200: z.string(),
  hasSubs: z.boolean(),
  item_count: z.number().int(),
});
export type SetSummary = z.infer<typeof SetSummary>;

export const SetItem = z.object({
  item_type_id: ItemTypeId,
  name: z.string(),
  subset_id: SubsetId.nullable().describe('The themed subset of the set that it belongs to.'),
  type: z.enum(['player', 'wallabee']),
  formulas: z.array(z.tuple([ItemTypeId, ItemTypeId])),
  /** Made by mixing, with no published formula. */
  mix_exception: z.boolean(),
  in_container: z.boolean(),
  market_buy_now: z.union([z.literal(0), z.literal(1)]),
  store_cost: z.number().int().nullable(),
  stores: z.array(StoreId),
  categories: z.array(CategoryId),
  locations: z.array(z.string()),
  has_variants: z.boolean(),
  retired: z.boolean(),
  image_key: z.string(),
  image_url_50: z.string(),
  image_url_100: z.string(),
  image_url_200: z.string(),
});
export type SetItem = z.infer<typeof SetItem>;

export const SetDetail = SetSummary.extend({
  designer: z.string().nullable(),
  total_completed: z.number().int(),
  created_at: z.iso.datetime(),
  items: z.array(SetItem),
});
export type SetDetail = z.infer<typeof SetDetail>;

export const SubsetList = z.object({
  set_id: SetId,
  gen_id: GenerationId,
  name: z.string(),
  subsets: z.array(SetSummary),
});
export type SubsetList = z.infer<typeof SubsetList>;

const allSets = {
  feature: 'sets',
  access: 'key',
} as const;

/** One path, two responses: existing clients use both. */
export const browseSets = {
  ...allSets,
  ...setAddresses.browseSets,
  summary: 'The generations; with gen_id, the sets of that generation.',
  query: z.object({ gen_id: inAddress(GenerationId).optional() }),
  response: z.union([z.array(Generation), z.array(SetSummary)]),
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
  params: z.object({ setId: inAddress(SetId) }),
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
