import { FIELDS } from '../store/words.ts';
import { fieldOfCode } from './costs.ts';
import type { Hit } from './find-documents.ts';
import type { Query, Searched } from './searched.ts';

interface Ranked {
  readonly hit: Hit;
  readonly order: number;
  readonly length: number;
  readonly weight: number;
}

/** The best hits first, up to `end` of them. */
export function rank(index: Searched, hits: readonly Hit[], query: Query, end: number): Hit[] {
  return cheapest(hits, end)
    .map((hit) => toRanked(index, hit, query))
    .sort(
      (one, other) =>
        one.order - other.order ||
        one.length - other.length ||
        other.weight - one.weight ||
        one.hit.document - other.hit.document,
    )
    .slice(0, end)
    .map(({ hit }) => hit);
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
  const isName = hit.codes.every((code) => fieldOfCode(code) === FIELDS.name);
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
