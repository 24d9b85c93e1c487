import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemTypeId, PlayerId } from '../protocol/ids.ts';
import { itemAddresses } from './items.addresses.ts';

const reference = { feature: 'items', access: 'key' } as const;

export const FormulaEntry = z.object({
  item_type: ItemTypeId,
  formula: z.string(),
});
export type FormulaEntry = z.infer<typeof FormulaEntry>;

export const listFormulas = {
  ...reference,
  ...itemAddresses.listFormulas,
  summary: 'Every formula.',
  response: z.array(FormulaEntry),
} as const satisfies Endpoint;

export const UniqueOwners = z.object({
  item_type_id: ItemTypeId,
  /** Player ids; 0 is the staff. */
  owners: z.array(PlayerId),
});
export type UniqueOwners = z.infer<typeof UniqueOwners>;

export const listUniqueOwners = {
  ...reference,
  ...itemAddresses.listUniqueOwners,
  summary: 'Who commissioned which unique.',
  response: z.array(UniqueOwners),
} as const satisfies Endpoint;

export const listOneOfAKinds = {
  ...reference,
  ...itemAddresses.listOneOfAKinds,
  summary: 'The ids of the item types of which there is only one.',
  response: z.array(ItemTypeId),
} as const satisfies Endpoint;

export const listRetired = {
  ...reference,
  ...itemAddresses.listRetired,
  summary: 'The ids of the item types that are no longer made.',
  response: z.array(ItemTypeId),
} as const satisfies Endpoint;

const contained = { item_type_id: ItemTypeId, name: z.string(), set_name: z.string() };

export const Container = z.object({ ...contained, contents: z.array(z.object(contained)) });
export type Container = z.infer<typeof Container>;

export const listContainers = {
  ...reference,
  ...itemAddresses.listContainers,
  summary: 'The item types that hold others, and what they hold.',
  response: z.array(Container),
} as const satisfies Endpoint;

export const MixException = z.object({
  item_type_id: ItemTypeId,
  with: z.array(ItemTypeId),
  explanation: z.string(),
});
export type MixException = z.infer<typeof MixException>;

export const listMixExceptions = {
  ...reference,
  ...itemAddresses.listMixExceptions,
  summary: 'The item types made by a special mix instead of a formula.',
  response: z.array(MixException),
} as const satisfies Endpoint;

export const UsedException = z.object({ item_type_id: ItemTypeId, explanation: z.string() });
export type UsedException = z.infer<typeof UsedException>;

export const listUsedExceptions = {
  ...reference,
  ...itemAddresses.listUsedExceptions,
  summary: 'The item types that mix with so much that no list of results is given.',
  response: z.array(UsedException),
} as const satisfies Endpoint;
