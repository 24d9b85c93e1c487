import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import type { Catalogue } from '../../../catalogue/catalogue.public.ts';
import { collectionWords, initialsOf } from '../analysis/abbreviations.ts';
import { isSmallWord } from '../analysis/small-words.ts';
import { wordsOf } from '../analysis/split-words.ts';
import { Documents } from './documents.ts';

export function itemDocuments({ items, sets }: Pick<Catalogue, 'items' | 'sets'>): Documents {
  const documents = new Documents();
  for (const item of items.values()) {
    if (isUndiscovered(item)) continue;
    const set = sets.get(item.set_id);
    const subset = set?.subsets.find(({ subset_id }) => subset_id === item.subset_id);
    documents.set({
      id: `${item.id}`,
      name: item.name,
      short: [...initialsOf(item.name), ...collectionWords(item.set_id)],
      group: largeWords(`${set?.name ?? ''} ${subset?.name ?? ''}`),
      text: largeWords(item.description),
    });
  }
  documents.store.compact();
  return documents;
}

export function setDocuments({ sets }: Pick<Catalogue, 'sets'>): Documents {
  const documents = new Documents();
  for (const set of sets.values()) {
    documents.set({
      id: `${set.id}`,
      name: set.name,
      short: [`${set.id}`, ...initialsOf(set.name), ...collectionWords(set.id)],
      text: largeWords(set.description),
    });
    for (const subset of set.subsets) {
      documents.set({
        id: `${set.id}.${subset.subset_id}`,
        name: subset.name,
        short: initialsOf(subset.name),
        group: largeWords(set.name),
        text: largeWords(subset.description),
      });
    }
  }
  documents.store.compact();
  return documents;
}

export function largeWords(text: string): string[] {
  return wordsOf(text).filter((word) => !isSmallWord(word));
}
