import { foldText } from '@wallabee/contract/protocol/fold-text';
import type { FoundNames } from './lookups.ts';
import { editDistance } from './nearest.ts';

export interface Named {
  readonly id: number;
  readonly name: string;
  /** Other texts that find it, such as the subcategories of a category. */
  readonly also?: readonly string[];
  /** The ids to answer with; by default its own. */
  readonly ids?: readonly number[];
}

const MOST_SUGGESTED = 5;

/** What has a name, or has that id; else what has all of its words, each as the beginning of a word of its name. */
export function lookUpName(all: Iterable<Named>, text: string): FoundNames {
  const entries = [...all];
  const written = foldText(text);
  const found =
    nonEmpty(entries.filter(({ id }) => String(id) === written)) ??
    nonEmpty(entries.filter((entry) => textsOf(entry).some((name) => foldText(name) === written))) ??
    entries.filter((entry) => textsOf(entry).some((name) => hasAllWords(name, wordsOf(written))));
  return {
    ids: [...new Set(found.flatMap(({ id, ids }) => ids ?? [id]))],
    names: unique(found.map(({ name }) => name)),
    near: found.length > 0 ? [] : nearNames(entries, written),
  };
}

/** The names that are most similar to a text, by their whole or by one of their words. */
function nearNames(entries: readonly Named[], written: string): string[] {
  const most = Math.max(1, Math.floor(written.length / 3));
  const measured = entries.map(({ name }) => {
    const folded = foldText(name);
    const forms = [folded, ...wordsOf(folded)];
    return { name, distance: Math.min(...forms.map((form) => editDistance(form, written))) };
  });
  const near = measured
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance);
  return unique(near.map(({ name }) => name)).slice(0, MOST_SUGGESTED);
}

function textsOf({ name, also = [] }: Named): readonly string[] {
  return [name, ...also];
}

function hasAllWords(name: string, words: readonly string[]): boolean {
  const known = wordsOf(foldText(name));
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
