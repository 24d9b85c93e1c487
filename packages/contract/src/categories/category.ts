import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { CategoryId, inAddress } from '../protocol/ids.ts';
import { categoryAddresses } from './categories.addresses.ts';

export const GuideCategory = z.object({
  id: CategoryId,
  name: z.string(),
  includes: z.array(z.string()),
  excludes: z.array(z.string()),
  subcategories: z.array(z.string()),
  image_key: z.string(),
});
export type GuideCategory = z.infer<typeof GuideCategory>;

export const Category = GuideCategory.extend({
  slug: z.string(),
  group: z.string(),
  hue: z.number().int(),
  image_url_50: z.string(),
  image_url_100: z.string(),
  image_url_200: z.string(),
});
export type Category = z.infer<typeof Category>;

export const CategoryGroup = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  hue: z.number().int(),
  categories: z.array(GuideCategory),
});
export type CategoryGroup = z.infer<typeof CategoryGroup>;

const category = { feature: 'categories', access: 'key' } as const;

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
