import type { Category, CategoryGroup, GuideCategory } from '@wallabee/contract/categories/category';
import { type CatalogueCategory, type CatalogueGroup, pictures } from '../catalogue/catalogue.public.ts';

export function toGroup({ slug, name, description, hue, categories }: CatalogueGroup): CategoryGroup {
  return { slug, name, description, hue, categories: categories.map(toGuideCategory) };
}

/** `apiUrl` is the base of the picture addresses. */
export function toCategory(category: CatalogueCategory, apiUrl: string): Category {
  const { id, slug, group_slug, hue } = category;
  return {
    ...toGuideCategory(category),
    slug,
    group: group_slug,
    hue,
    ...pictures({ kind: 'category', id }, apiUrl),
  };
}

function toGuideCategory(category: CatalogueCategory): GuideCategory {
  const { id, name, includes, excludes, subcategories, image_key } = category;
  return { id, name, includes, excludes, subcategories, image_key };
}
