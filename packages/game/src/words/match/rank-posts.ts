import type { Documents } from '../documents/documents.ts';
import { FIELDS } from '../store/words.ts';
import type { Hit } from './find-documents.ts';

interface Wanted {
  isVisible(document: number): boolean;
  isWanted(part: number): boolean;
}

/** For a search without words. */
export function allPosts(index: Documents, { isVisible, isWanted }: Wanted): Hit[] {
  const hits: Hit[] = [];
  for (const part of index.posts()) {
    if (isWanted(part) && isVisible(part))
      hits.push({ document: index.wholeOf(part), part, cost: 0, field: FIELDS.text });
  }
  return hits;
}

/** The ids of posts, each once: the best first, and the newest first among equals. */
export function rankPosts(index: Documents, hits: readonly Hit[], order: 'relevance' | 'newest'): number[] {
  const costs = new Map<number, number>();
  for (const { part, cost: costOfWords } of hits) {
    const id = index.postIdOf(part);
    // The words of a title count for its posts, too, so the title itself comes first.
    const cost = costOfWords * 2 + (index.partIdOf(part) === null ? 0 : 1);
    if (id !== null) costs.set(id, Math.min(cost, costs.get(id) ?? cost));
  }
  // A typed array of numbers is sorted many times faster than a list with a comparison.
  const keys = Float64Array.from(
    costs,
    ([id, cost]) => (order === 'relevance' ? cost * ABOVE_IDS : 0) + (ABOVE_IDS - id),
  ).sort();
  return Array.from(keys, (key) => ABOVE_IDS - (key % ABOVE_IDS || ABOVE_IDS));
}

/** Ids are integers of PostgreSQL, which are below. */
const ABOVE_IDS = 2 ** 31;
