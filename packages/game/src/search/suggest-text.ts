import { isNumberWord } from '../query/about-query.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { QueryTree, QueryWord } from '../query/query-tree.ts';

/** A text that names something: words, and perhaps a number. */
export interface AskedText {
  /** Everything but `#42`. */
  readonly words: string;
  /** The words without the number. */
  readonly names: string;
  readonly number: number | null;
}

/** Null for a query with filters, and where there is nothing to look for. */
export function readAskedText(q: string): AskedText | null {
  const { tree } = parseQuery(q);
  const parts = (tree?.is === 'all' ? tree.of : [tree]).filter((part) => part !== null);
  const marked = parts.flatMap((part) => markedNumber(part) ?? []);
  const words = parts.filter((part): part is QueryWord => part.is === 'word');
  if (parts.length === 0 || words.length + marked.length < parts.length) return null;
  const bare = words.filter(isNumberWord);
  const number = marked.at(-1) ?? (bare.length > 0 ? Number(bare.at(-1)?.text) : null);
  const isNumber = (word: QueryWord) => isNumberWord(word) && Number(word.text) === number;
  return {
    words: textOf(words),
    names: textOf(words.filter((word) => marked.length > 0 || !isNumber(word))),
    number,
  };
}

function textOf(words: readonly QueryWord[]): string {
  return words.map(({ text }) => text).join(' ');
}

/** `#42` is short for `number=42`. */
function markedNumber(part: QueryTree): number | null {
  if (part.is !== 'filter' || part.field !== 'number' || part.value.is !== 'one') return null;
  const isEqual = part.op === '=' || part.op === ':';
  return isEqual && /^\d{1,9}$/.test(part.value.text) ? Number(part.value.text) : null;
}
