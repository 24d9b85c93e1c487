import { formatNumber } from '@wallabee/contract/protocol/format-number';
import type { Facts } from '@wallabee/simulated-players/texts/facts';
import type { TypeWords } from '../forums/catalogue-words.ts';
import type { Talk } from '../forums/talk.ts';
import type { Condition } from './scenes.ts';

/** How the type is obtained, as the catalogue says. */
export function howToFacts({ chance }: Pick<Talk, 'chance'>, words: TypeWords): Facts {
  const { categories, stores, cost, formulas } = words;
  const [component, component2] = chance.pick(formulas) ?? [];
  return {
    ...(component && component2 && { component, component2 }),
    ...(categories.length > 0 && { categories: phrase(chance.sample(categories, 3).map(withArticle)) }),
    ...(stores[0] && cost !== null && { store: stores[0], cost: formatNumber(cost) }),
  };
}

export function waysOf({ component, categories, store }: Facts): Condition[] {
  return [
    ...(component ? (['formula'] as const) : []),
    ...(categories ? (['places'] as const) : []),
    ...(store ? (['store'] as const) : []),
  ];
}

function phrase(list: readonly string[]): string {
  return list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} or ${list.at(-1)}`;
}

const PHRASES: Partial<Record<string, string>> = {
  'fast food': 'a fast-food place',
  'street food': 'a street food stall',
  waterside: 'the waterside',
  'student housing': 'student housing',
};

function withArticle(category: string): string {
  const name = category.replace(' & ', ' or ');
  return PHRASES[category] ?? `${/^[aeio]/.test(name) ? 'an' : 'a'} ${name}`;
}
