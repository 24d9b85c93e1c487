import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { collectionWords, initialsOf } from '../analysis/abbreviations.ts';
import { isSmallWord } from '../analysis/small-words.ts';
import { wordsOf } from '../analysis/split-words.ts';
import { Documents } from './documents.ts';

interface NamedSet {
  id: number;
  name: string;
  description: string;
  subsets: readonly { subset_id: number; name: string; description: string }[];
}

interface NamedItem {
  id: number;
  name: string;
  description: string;
  set_id: number;
  subset_id: number | null;
}

export function itemDocuments(items: Iterable<NamedItem>, sets: Iterable<NamedSet>): Documents {
  const documents = new Documents();
  const setsById = new Map(Array.from(sets, (set) => [set.id, set]));
  for (const item of items) {
    if (isUndiscovered(item)) continue;
    const set = setsById.get(item.set_id);
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

export function setDocuments(sets: Iterable<NamedSet>): Documents {
  const documents = new Documents();
  for (const set of sets) {
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
