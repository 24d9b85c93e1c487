import type { QueryField } from './fields.ts';

/** A query as it was written. Printing a tree and parsing it gives the same tree. */
export type QueryTree =
  | { readonly is: 'any'; readonly of: readonly QueryTree[] }
  | { readonly is: 'all'; readonly of: readonly QueryTree[] }
  | { readonly is: 'not'; readonly of: QueryTree }
  | QueryLeaf;

export type QueryLeaf = QueryWord | QueryFilter;

export interface QueryWord {
  readonly is: 'word';
  readonly text: string;
  readonly isPhrase: boolean;
}

export interface QueryFilter {
  readonly is: 'filter';
  readonly field: QueryField;
  readonly op: QueryOp;
  readonly value: QueryValue;
}

export type QueryOp = ':' | '=' | '!=' | '<' | '<=' | '>' | '>=';

/** One end of a range may be empty: `..99`, `2016..`. */
export type QueryValue =
  | { readonly is: 'one'; readonly text: string }
  | { readonly is: 'range'; readonly from: string; readonly to: string }
  | { readonly is: 'list'; readonly texts: readonly string[] };

export function leavesOf(tree: QueryTree): QueryLeaf[] {
  if (tree.is === 'not') return leavesOf(tree.of);
  if (tree.is === 'any' || tree.is === 'all') return tree.of.flatMap(leavesOf);
  return [tree];
}

export function textsOf(value: QueryValue): readonly string[] {
  if (value.is === 'one') return [value.text];
  return value.is === 'list' ? value.texts : [value.from, value.to];
}
