import { MARKET_STORE_ID } from '@wallabee/contract/protocol/special-ids';
import { COUNTED } from '@wallabee/game/state/counted';
import { z } from 'zod';
import { fields, hue, icon, id, LARGEST_INTEGER, list, name, sentence, slug, whole } from './fields.ts';

const setId = id.brand<'SetId'>();

export const GenerationEntry = fields('a generation', {
  id: id.brand<'GenerationId'>(),
  primary: setId,
  secondary: setId.optional(),
});
export type GenerationEntry = z.output<typeof GenerationEntry>;

export const StoreEntry = fields('a store', {
  id: id
    .refine((number) => number !== MARKET_STORE_ID, `must not be ${MARKET_STORE_ID}, which is the market`)
    .brand<'StoreId'>(),
  slug,
  name,
  description: sentence,
  icon,
  hue,
});
export type StoreEntry = z.output<typeof StoreEntry>;

export const GroupEntry = fields('a group', { slug, name, description: sentence, icon });
export type GroupEntry = z.output<typeof GroupEntry>;

export const CategoryEntry = fields('a category', {
  id: id.brand<'CategoryId'>(),
  slug,
  group: slug,
  name,
  icon,
  include: list(sentence).default([]),
  exclude: list(sentence).default([]),
  subcategories: list(name).default([]),
});
export type CategoryEntry = z.output<typeof CategoryEntry>;

export const AchievementEntry = fields('an achievement', {
  id,
  slug,
  name,
  description: sentence,
  earned: sentence,
  icon,
  hue,
  counts: z.enum(COUNTED, `must be one of ${COUNTED.join(', ')}`),
  target: whole(1, LARGEST_INTEGER),
});
export type AchievementEntry = z.output<typeof AchievementEntry>;

export const MixException = fields('a mix exception', {
  item: name,
  with: list(name).min(1, 'must name an item'),
  text: sentence,
});
export type MixException = z.output<typeof MixException>;

export const UsedException = fields('a used exception', { item: name, text: sentence });
export type UsedException = z.output<typeof UsedException>;

export const ListFile = list(z.unknown());
export const CategoriesFile = fields('the file', { groups: ListFile, categories: ListFile });
export const ExceptionsFile = fields('the file', { mix: ListFile, used: ListFile });
