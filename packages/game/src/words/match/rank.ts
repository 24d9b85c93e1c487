import type { Query, Searched } from '../store/searched.ts';
import { FIELDS } from '../store/words.ts';
import type { Hit } from './find-documents.ts';

interface Ranked {
  readonly hit: Hit;
  readonly order: number;
  readonly length: number;
  readonly weight: number;
}

/** The best hits first, up to `end` of them. */
export function rank(index: Searched, hits: readonly Hit[], query: Query, end: number): Hit[] {
  const ranked = cheapest(hits, end).map((hit) => toRanked(index, hit, query));
  return firstOf(ranked, end).map(({ hit }) => hit);
}

/** Inserting the few best is faster than sorting all. */
function firstOf(ranked: Ranked[], end: number): Ranked[] {
  if (ranked.length < end * 4) return ranked.sort(compare).slice(0, end);
  const first = ranked.slice(0, end).sort(compare);
  for (const each of ranked.slice(end)) {
    if (compare(each, first.at(-1) as Ranked) >= 0) continue;
    first.pop();
    first.splice(placeIn(first, each), 0, each);
  }
  return first;
}

function placeIn(sorted: readonly Ranked[], each: Ranked): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] as Ranked, each) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compare(one: Ranked, other: Ranked): number {
  return (
    one.order - other.order ||
    one.length - other.length ||
    other.weight - one.weight ||
    one.hit.document - other.hit.document
  );
}

/** Only these can be among the first, so the others need not be sorted. */
function cheapest(hits: readonly Hit[], end: number): readonly Hit[] {
  if (hits.length <= end) return hits;
  const counts: number[] = [];
  for (const { cost } of hits) counts[cost] = (counts[cost] ?? 0) + 1;
  let limit = 0;
  for (let count = 0; count < end; limit += 1) count += counts[limit] ?? 0;
  return hits.filter(({ cost }) => cost < limit);
}

function toRanked(index: Searched, hit: Hit, { words }: Query): Ranked {
  const isName = hit.field === FIELDS.name;
  const name = isName ? index.foldedNameOf(hit.document) : '';
  return {
    hit,
    order: hit.cost * 4 + (isName ? nameOrder(name, words.join(' ')) : 3),
    length: index.prefersShortNames ? name.length : 0,
    weight: index.weightOf(hit.document),
  };
}

/** The whole name, its beginning, or a part of it. */
function nameOrder(name: string, written: string): number {
  if (name === written) return 0;
  if (!name.includes(written)) return 3;
  return name.startsWith(written) ? 1 : 2;
}
