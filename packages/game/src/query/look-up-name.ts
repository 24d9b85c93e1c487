import { foldText } from '@wallabee/contract/protocol/fold-text';
import type { FoundNames } from './lookups.ts';
import { editDistance } from './nearest.ts';

export interface Named {
  /** Null where nobody writes it. */
  readonly id: number | null;
  readonly name: string;
  /** Other texts that find it, such as the subcategories of a category. */
  readonly also?: readonly string[];
  /** The ids to answer with; by default its own. */
  readonly ids?: readonly number[];
}

interface FoldedName extends Pick<Named, 'id' | 'name'> {
  readonly ids: readonly number[];
  readonly texts: readonly { readonly folded: string; readonly words: readonly string[] }[];
}

const MOST_SUGGESTED = 5;

export function lookUpName(all: Iterable<Named>, text: string): FoundNames {
  return nameLookup(all)(text);
}

/** What has a name, or has that id; else what has all of its words, each as the beginning of a word of its name. */
export function nameLookup(all: Iterable<Named>): (text: string) => FoundNames {
  const entries = Array.from(all, fold);
  return (text) => {
    const written = foldText(text);
    const words = wordsOf(written);
    const found =
      nonEmpty(entries.filter(({ id }) => id !== null && String(id) === written)) ??
      nonEmpty(entries.filter(({ texts }) => texts.some(({ folded }) => folded === written))) ??
      entries.filter(({ texts }) => texts.some((known) => hasAllWords(known.words, words)));
    return {
      ids: [...new Set(found.flatMap(({ ids }) => ids))],
      names: unique(found.map(({ name }) => name)),
      // Of a list of unknown names, only the first is said to be wrong.
      get near() {
        return found.length > 0 ? [] : nearNames(entries, written);
      },
    };
  };
}

function fold({ id, name, also = [], ids = id === null ? [] : [id] }: Named): FoldedName {
  const texts = [name, ...also].map(foldText);
  return { id, name, ids, texts: texts.map((folded) => ({ folded, words: wordsOf(folded) })) };
}

/** The names that are most similar to a text, by their whole or by one of their words. */
function nearNames(entries: readonly FoldedName[], written: string): string[] {
  const most = Math.max(1, Math.floor(written.length / 3));
  const measured = entries.map(({ name, texts: [own] }) => {
    const forms = own ? [own.folded, ...own.words] : [];
    return { name, distance: Math.min(...forms.map((form) => editDistance(form, written, most))) };
  });
  const near = measured
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance);
  return unique(near.map(({ name }) => name)).slice(0, MOST_SUGGESTED);
}

function hasAllWords(known: readonly string[], words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => known.some((other) => other.startsWith(word)));
}

function wordsOf(folded: string): string[] {
  return folded.replaceAll("'", '').match(/[\p{L}\p{N}]+/gu) ?? [];
}

function nonEmpty<Entry>(entries: Entry[]): Entry[] | undefined {
  return entries.length > 0 ? entries : undefined;
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
