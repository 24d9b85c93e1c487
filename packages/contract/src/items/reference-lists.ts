import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemTypeId, PlayerId } from '../protocol/ids.ts';
import { itemTypeName, setName } from './item-fields.ts';
import { itemAddresses } from './items.addresses.ts';

const reference = { feature: 'items', access: 'key', sendsETag: true } as const;

export const FormulaEntry = z
  .object({
    item_type: ItemTypeId.meta({ description: 'The id of the item type that is made.' }),
    formula: z
      .string()
      .meta({ description: 'The ids of its two components, joined by `+`.', example: '107+105' }),
  })
  .meta({ id: 'FormulaEntry', description: 'A formula.' });
export type FormulaEntry = z.infer<typeof FormulaEntry>;

export const listFormulas = {
  ...reference,
  ...itemAddresses.listFormulas,
  summary: 'Every formula.',
  response: z.array(FormulaEntry),
} as const satisfies Endpoint;

export const UniqueOwners = z
  .object({
    item_type_id: ItemTypeId.meta({ example: 3001 }),
    owners: z.array(PlayerId).meta({ description: 'The ids of the players; 0 is the staff.' }),
  })
  .meta({ id: 'UniqueOwners', description: 'The players who commissioned a unique.' });
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
  response: z.array(ItemTypeId).meta({ description: 'Ids of item types.', example: [3015, 3022] }),
} as const satisfies Endpoint;

export const listRetired = {
  ...reference,
  ...itemAddresses.listRetired,
  summary: 'The ids of the item types that are no longer made.',
  response: z.array(ItemTypeId).meta({ description: 'Ids of item types.', example: [239, 276] }),
} as const satisfies Endpoint;

const Contained = z
  .object({
    item_type_id: ItemTypeId.meta({ example: 940 }),
    name: itemTypeName.meta({ example: 'Camel Who Knows the Way' }),
    set_name: setName.meta({ example: 'The Salt Caravan' }),
  })
  .meta({ id: 'ContainedItemType', description: 'An item type that a container may hold.' });

export const Container = z
  .object({
    item_type_id: ItemTypeId.meta({ example: 553 }),
    name: itemTypeName.meta({ example: 'Mystery Box' }),
    set_name: setName.meta({ example: 'Special Mechanics' }),
    contents: z.array(Contained).meta({ description: 'What it may hold; it gives one of them.' }),
  })
  .meta({ id: 'Container', description: 'An item type that is opened, and what it may hold.' });
export type Container = z.infer<typeof Container>;

export const listContainers = {
  ...reference,
  ...itemAddresses.listContainers,
  summary: 'The item types that hold others, and what they hold.',
  response: z.array(Container),
} as const satisfies Endpoint;

export const MixException = z
  .object({
    item_type_id: ItemTypeId.meta({ description: 'The id of the item type that is made.', example: 113 }),
    with: z
      .array(ItemTypeId)
      .meta({ description: 'Any one of these item types, with another item.', example: [3193, 2632] }),
    explanation: z.string().meta({
      description: 'How it is made, in words.',
      example: 'Mix the unique with Maureen on a Sunday, while the oven is cooling.',
    }),
  })
  .meta({ id: 'MixException', description: 'A special mix, which no formula describes.' });
export type MixException = z.infer<typeof MixException>;

export const listMixExceptions = {
  ...reference,
  ...itemAddresses.listMixExceptions,
  summary: 'The item types made by a special mix instead of a formula.',
  response: z.array(MixException),
} as const satisfies Endpoint;

export const UsedException = z
  .object({
    item_type_id: ItemTypeId.meta({ example: 1648 }),
    explanation: z.string().meta({
      description: 'What it mixes with, in words.',
      example: 'Mixes with any item numbered 2000 or higher.',
    }),
  })
  .meta({ id: 'UsedException', description: 'An item type that mixes with very many.' });
export type UsedException = z.infer<typeof UsedException>;

export const listUsedExceptions = {
  ...reference,
  ...itemAddresses.listUsedExceptions,
  summary: 'The item types that mix with so much that no list of results is given.',
  response: z.array(UsedException),
} as const satisfies Endpoint;
