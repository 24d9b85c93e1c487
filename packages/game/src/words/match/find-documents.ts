import type { Query, Searched } from '../store/searched.ts';
import { FIELDS, type Field } from '../store/words.ts';
import { COST_OF_CODE, fieldOfCode, NEVER } from './costs.ts';
import type { DocumentCodes } from './document-codes.ts';
import { addMistakes, lookUp } from './look-up.ts';

export interface Hit {
  /** What was found. */
  readonly document: number;
  /** The part of it that has the words; itself where its name or own text does. */
  readonly part: number;
  readonly cost: number;
  /** Where the least fitting word was found. */
  readonly field: Field;
}

/** Whether a word is one that names use, so that it was not mistyped. */
export type IsKnown = (word: string) => boolean;

/**
 * The documents and parts that have all of the words. Typing mistakes are looked for only where nothing has the words as
 * they are: first in words that no name uses, then, where there are several words, in all of them.
 */
export function findDocuments(index: Searched, query: Query, isKnown: IsKnown): Hit[] {
  const words = query.main.map((word) => lookUp(index, query, word));
  try {
    const found = withAll(index, query, words);
    if (found.length > 0) return found;
    const known = query.main.map(isKnown);
    return withMistakes(index, query, words, known) ?? withSwaps(index, query, words, known);
  } finally {
    for (const codes of words) codes.release();
  }
}

function withMistakes(
  index: Searched,
  query: Query,
  words: readonly DocumentCodes[],
  known: readonly boolean[],
): Hit[] | undefined {
  const isHopeless = words.some(({ documents }, at) => known[at] && documents.length === 0);
  if (isHopeless) return undefined;
  for (const [at, codes] of words.entries()) {
    if (known[at]) continue;
    addMistakes(codes, index, query, { word: query.main[at] ?? '', isKnown: false });
    if (codes.documents.length === 0) return [];
  }
  const found = withAll(index, query, words);
  return found.length > 0 ? found : undefined;
}

/** Two swapped letters can make another word: `form` for `from`. One word alone was probably meant. */
function withSwaps(
  index: Searched,
  query: Query,
  words: readonly DocumentCodes[],
  known: readonly boolean[],
): Hit[] {
  if (words.length === 1 || words.every(({ documents }) => documents.length === 0)) return [];
  for (const [at, codes] of words.entries()) {
    addMistakes(codes, index, query, { word: query.main[at] ?? '', isKnown: known[at] === true });
    if (codes.documents.length === 0) return [];
  }
  return withAll(index, query, words);
}

function withAll(index: Searched, query: Query, words: readonly DocumentCodes[]): Hit[] {
  const hits: Hit[] = [];
  const bytes = words.map(({ codes }) => codes);
  for (const part of candidates(index, words)) {
    const document = index.wholeOf(part);
    if (!index.store.has(part) || !index.store.has(document) || !query.isVisible(document)) continue;
    if (query.isWanted && !query.isWanted(part)) continue;
    const hit = hitOf(bytes, document, part);
    if (hit) hits.push(hit);
  }
  return hits;
}

/**
 * All that have the rarest word. A post may have only some of the words and the title of its thread the others, so the
 * posts below a title with that word are candidates, too.
 */
function candidates(index: Searched, words: readonly DocumentCodes[]): Iterable<number> {
  const [rarest, ...others] = [...words].sort((one, other) => one.documents.length - other.documents.length);
  if (!rarest) return [];
  const hasTitle =
    index.hasParts && rarest.documents.some((document) => index.wholeOf(document) === document);
  if (others.length === 0 || !hasTitle) return rarest.documents;
  const isBelow = (part: number) => rarest.codes[index.wholeOf(part)] !== 0;
  return new Set([...rarest.documents, ...others.flatMap(({ documents }) => documents.filter(isBelow))]);
}

function hitOf(words: readonly Uint8Array[], document: number, part: number): Hit | undefined {
  let cost = 0;
  let worst = -1;
  let field: Field = FIELDS.name;
  for (const codes of words) {
    const code = closer(codes[part] as number, codes[document] as number);
    const costOfWord = COST_OF_CODE[code] as number;
    if (costOfWord === NEVER) return undefined;
    cost += costOfWord;
    if (costOfWord <= worst) continue;
    worst = costOfWord;
    field = fieldOfCode(code);
  }
  return { document, part, cost, field };
}

function closer(one: number, other: number): number {
  return (COST_OF_CODE[one] as number) <= (COST_OF_CODE[other] as number) ? one : other;
}

/** The best part of each document. */
export function bestParts({ hasParts }: Searched, hits: readonly Hit[]): readonly Hit[] {
  if (!hasParts) return hits;
  const best = new Map<number, Hit>();
  for (const hit of hits) {
    const known = best.get(hit.document);
    if (!known || isBetter(hit, known)) best.set(hit.document, hit);
  }
  return [...best.values()];
}

/** The title is a better place than a post, and a later post than an earlier one. */
function isBetter(one: Hit, other: Hit): boolean {
  if (one.cost !== other.cost) return one.cost < other.cost;
  if (other.part === other.document) return false;
  return one.part === one.document || one.part > other.part;
}
