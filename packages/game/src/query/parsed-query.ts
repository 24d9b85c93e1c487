import type { QueryMistake, QueryTerm } from '@wallabee/contract/search/query-answer';
import type { QueryLeaf, QueryTree } from './query-tree.ts';
import type { Span } from './tokens.ts';

export interface ParsedQuery {
  /** Without the terms that have a mistake; null where none is left. */
  readonly tree: QueryTree | null;
  readonly terms: readonly ParsedTerm[];
  readonly mistakes: readonly QueryMistake[];
}

/** A filter, word or phrase; its position includes a minus before it. */
export interface ParsedTerm extends QueryTerm {
  /** Its node of the tree; null where it has a mistake. */
  readonly leaf: QueryLeaf | null;
  /** All of its value, and each text of it; of a word, all of it. */
  readonly value: Span;
  readonly texts: readonly Span[];
}
