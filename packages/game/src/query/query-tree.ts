import type { QueryField } from './fields.ts';

/** A query as it was written. Printing a tree and parsing it gives the same tree. */
export type QueryTree =
  | { readonly is: 'any'; readonly of: readonly QueryTree[] }
  | { readonly is: 'all'; readonly of: readonly QueryTree[] }
  | { readonly is: 'not'; readonly of: QueryTree }
  | { readonly is: 'word'; readonly text: string; readonly isPhrase: boolean }
  | { readonly is: 'filter'; readonly field: QueryField; readonly op: QueryOp; readonly value: QueryValue };

export type QueryOp = ':' | '=' | '!=' | '<' | '<=' | '>' | '>=';

export type QueryValue =
  | { readonly is: 'one'; readonly text: string }
  | { readonly is: 'range'; readonly from: string; readonly to: string }
  | { readonly is: 'list'; readonly texts: readonly string[] };
