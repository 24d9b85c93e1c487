import { COST_OF_CODE, fieldOfCode } from './costs.ts';
import type { DocumentCodes } from './document-codes.ts';
import { lookUp, lookUpMistyped } from './look-up.ts';
import type { Query, Searched } from './searched.ts';

export interface Hit {
  /** What was found. */
  readonly document: number;
  /** The part of it that has the words; itself where its name or own text does. */
  readonly part: number;
  readonly cost: number;
  /** The codes of the words, in their order. */
  readonly codes: readonly number[];
}

/** Whether a word is one that names use, so that it was not mistyped. */
export type IsKnown = (word: string) => boolean;

/**
 * The documents and parts that have all of the words. Typing mistakes are looked for only where nothing has the words as they are: first in words
 * that no name uses, then, where there are several words, in all of them.
 */
export function findDocuments(index: Searched, query: Query, isKnown: IsKnown): Hit[] {
  const asTyped = query.main.map((word) => lookUp(index, query, word));
  const found = withAll(index, asTyped);
  if (found.length > 0) return found;
  const unknown = query.main.map((word, at) => (isKnown(word) ? asTyped[at] : undefined));
  const mistyped = unknown.map((codes, at) => codes ?? lookUpMistyped(index, query, query.main[at] ?? ''));
  const corrected = withAll(index, mistyped);
  if (corrected.length > 0 || query.main.length === 1 || !unknown.some(isThere)) return corrected;
  const all = mistyped.map((codes, at) =>
    unknown[at] ? lookUpMistyped(index, query, query.main[at] ?? '') : codes,
  );
  return withAll(index, all);
}

function isThere(codes: DocumentCodes | undefined): boolean {
  return codes !== undefined;
}

function withAll(index: Searched, words: readonly DocumentCodes[]): Hit[] {
  const hits: Hit[] = [];
  for (const part of candidates(index, words)) {
    const document = index.wholeOf(part);
    if (!index.store.has(part) || !index.store.has(document)) continue;
    const hit = hitOf(words, document, part);
    if (hit) hits.push(hit);
  }
  return hits;
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

/** A post may have only some of the words, and the title of its thread the others. */
function candidates({ hasParts }: Searched, words: readonly DocumentCodes[]): Iterable<number> {
  const lists = words.map(({ documents }) => documents);
  if (hasParts) return lists.length === 1 ? (lists[0] ?? []) : new Set(lists.flat());
  return lists.reduce((shortest, list) => (list.length < shortest.length ? list : shortest), lists[0] ?? []);
}

function hitOf(words: readonly DocumentCodes[], document: number, part: number): Hit | undefined {
  const codes: number[] = [];
  let cost = 0;
  for (const word of words) {
    const code = closer(word.codeOf(part), word.codeOf(document));
    if (code === undefined) return undefined;
    codes.push(code);
    cost += COST_OF_CODE[code] ?? 0;
  }
  return { document, part, cost, codes };
}

function closer(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return (COST_OF_CODE[one] ?? 0) <= (COST_OF_CODE[other] ?? 0) ? one : other;
}

/** The field that the least fitting word was found in. */
export function fieldOfHit({ codes }: Hit) {
  return fieldOfCode(codes.reduce((worst, code) => (isWorse(code, worst) ? code : worst)));
}

function isWorse(one: number, other: number): boolean {
  return (COST_OF_CODE[one] ?? 0) > (COST_OF_CODE[other] ?? 0);
}
