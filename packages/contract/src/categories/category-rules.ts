import { foldText } from '../protocol/fold-text.ts';
import type { CategoryGroup, GuideCategory } from './category.ts';

/**
 * Categories in which every word of `text` occurs. Exclusions are not searched, because they name what does
 * not belong.
 */
export function searchCategories(groups: readonly CategoryGroup[], text: string): CategoryGroup[] {
  const words = wordsOf(text);
  if (words.length === 0) return [...groups];
  return groups
    .map((group) => ({ ...group, categories: group.categories.filter(hasEveryWord(words)) }))
    .filter((group) => group.categories.length > 0);
}

export function countCategories(groups: readonly CategoryGroup[]): number {
  return groups.reduce((sum, group) => sum + group.categories.length, 0);
}

function hasEveryWord(words: readonly string[]) {
  return ({ name, subcategories, includes }: GuideCategory) => {
    const searched = foldText([name, ...subcategories, ...includes].join('\n'));
    return words.every((word) => searched.includes(word));
  };
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(' ')
    .filter((word) => word !== '');
}
