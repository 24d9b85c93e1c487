import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Hue, ImageKey, picturesOf } from '../protocol/fields.ts';
import { CategoryId, inAddress } from '../protocol/ids.ts';
import { categoryAddresses } from './categories.addresses.ts';

export const GuideCategory = z
  .object({
    id: CategoryId,
    name: z.string().meta({ description: 'Its name.', example: 'Bakery' }),
    includes: z
      .array(z.string().meta({ example: 'Bakeries, patisseries and cake shops that sell over a counter.' }))
      .meta({ description: 'What belongs to it, a sentence each.' }),
    excludes: z
      .array(z.string().meta({ example: 'Home bakers who deliver, however good the brownies.' }))
      .meta({ description: 'What does not belong to it, a sentence each.' }),
    subcategories: z
      .array(z.string().meta({ example: 'Bread Bakery' }))
      .meta({ description: 'The names of its kinds.' }),
    image_key: ImageKey,
  })
  .meta({ id: 'GuideCategory', description: 'A category of places, and the rules of what belongs to it.' });
export type GuideCategory = z.infer<typeof GuideCategory>;

const groupSlug = z
  .string()
  .meta({ description: 'The group, as it is written in addresses.', example: 'food' });

export const Category = GuideCategory.extend({
  slug: z.string().meta({ description: 'Its name, as it is written in addresses.', example: 'bakery' }),
  group: groupSlug,
  hue: Hue,
  ...picturesOf({ kind: 'category', id: 8 }),
}).meta({ id: 'Category', description: 'A category of places, with its rules and its picture.' });
export type Category = z.infer<typeof Category>;

export const CategoryGroup = z
  .object({
    slug: groupSlug,
    name: z.string().meta({ description: 'Its name.', example: 'Food & Drink' }),
    description: z.string().meta({
      description: 'What its categories have in common.',
      example: 'Anywhere the public may sit, stand or queue for something to eat or drink.',
    }),
    hue: Hue,
    categories: z.array(GuideCategory).meta({ description: 'Its categories.' }),
  })
  .meta({ id: 'CategoryGroup', description: 'A group of categories.' });
export type CategoryGroup = z.infer<typeof CategoryGroup>;

const category = { feature: 'categories', access: 'key', sendsETag: true } as const;

export const listCategories = {
  ...category,
  ...categoryAddresses.listCategories,
  summary: 'Every category of places.',
  response: z.array(Category),
} as const satisfies Endpoint;

export const listCategoryGroups = {
  ...category,
  ...categoryAddresses.listCategoryGroups,
  summary: 'The groups of categories, each with its categories and their rules.',
  response: z.array(CategoryGroup),
} as const satisfies Endpoint;

export const readCategory = {
  ...category,
  ...categoryAddresses.readCategory,
  summary: 'One category of places.',
  params: z.object({ categoryId: inAddress(CategoryId) }),
  response: Category,
} as const satisfies Endpoint;
