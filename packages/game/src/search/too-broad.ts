import type { QueryMistake } from '@wallabee/contract/search/query-answer';
import type { QueryField } from '../query/fields.ts';
import { leavesOf, type QueryTree } from '../query/query-tree.ts';

const TO_ADD: readonly (readonly [QueryField, string])[] = [
  ['set', 'set:…'],
  ['owner', 'owner:…'],
  ['number', 'number<1000'],
  ['at', 'at:…'],
  ['created', 'created:…'],
];

/** What is said of a search that took longer than it may. */
export function tooBroad(text: string, tree: QueryTree | null): QueryMistake {
  const used = new Set(
    (tree ? leavesOf(tree) : []).map((leaf) => (leaf.is === 'filter' ? leaf.field : null)),
  );
  return {
    code: 'too_broad',
    from: 0,
    to: text.length,
    message: 'This finds too much to look through. Add a term that says more.',
    expected: TO_ADD.filter(([field]) => !used.has(field)).map(([, term]) => term),
  };
}
