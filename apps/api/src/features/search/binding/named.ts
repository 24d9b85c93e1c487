import { foldText } from '@wallabee/contract/protocol/fold-text';

export interface Named {
  readonly id: number;
  readonly name: string;
}

export type NameList = (text: string) => readonly Named[];

/**
 * Finds names by a text: the one with that id, else those that are the text, else those with words that begin with its
 * words, else those that contain it.
 */
export function nameList(names: readonly Named[]): NameList {
  const all = names.map((named) => ({ named, folded: foldText(named.name), words: wordsOf(named.name) }));
  return (text) => {
    const id = /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
    const written = foldText(text);
    const words = wordsOf(text);
    const tests: ((name: (typeof all)[number]) => boolean)[] = [
      ({ named }) => named.id === id,
      ({ folded }) => folded === written,
      (name) => words.length > 0 && words.every((word) => name.words.some((own) => own.startsWith(word))),
      ({ folded }) => written !== '' && folded.includes(written),
    ];
    for (const test of tests) {
      const found = all.filter(test);
      if (found.length > 0) return found.map(({ named }) => named);
    }
    return [];
  };
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
