import type { BoundQuery, BoundTerm, BoundTree } from '../query/bound-query.ts';
import { MOST_KEYS } from './index-keys.ts';
import { createLimitTable, type LimitTable } from './limit-table.ts';
import { type PackedTypes, packTypes } from './packed-types.ts';
import { createPool } from './pool.ts';

/** Bound queries in little memory: what is large in them is packed, and shared between those that have it in common. */
export interface QueryStore {
  add(query: BoundQuery): BoundQuery;
  /** Takes what `add` gave. */
  remove(query: BoundQuery): void;
  readonly limits: LimitTable;
}

export function createQueryStore(): QueryStore {
  const limits = createLimitTable();
  const types = createPool<PackedTypes>((packed) => packed.toText());
  const lists = createPool<readonly number[]>((ids) => ids.join());

  const add = (term: BoundTerm): BoundTerm => {
    if (term.is === 'types') return { is: 'types', ids: types.take(packTypes(term.ids)) };
    if (term.is === 'below') return { is: 'below', limits: limits.take(term.limits) };
    if (term.is === 'owner') return { is: 'owner', ids: lists.take(term.ids) as typeof term.ids };
    if (term.is === 'place') return { is: 'place', ids: lists.take(term.ids) as typeof term.ids };
    return term;
  };
  const remove = (term: BoundTerm): BoundTerm => {
    if (term.is === 'types') types.release(term.ids as PackedTypes);
    if (term.is === 'below') limits.release(term.limits);
    if (term.is === 'owner' || term.is === 'place') lists.release(term.ids);
    return term;
  };
  return {
    add: ({ tree, excludesHidden }) => ({
      tree: withTerms(withLimitsOfTypes(tree), add),
      excludesHidden,
      point: null,
    }),
    remove: ({ tree }) => void withTerms(tree, remove),
    limits,
  };
}

function withTerms(tree: BoundTree, change: (term: BoundTerm) => BoundTerm): BoundTree {
  if (tree.is === 'not') return { is: 'not', of: withTerms(tree.of, change) };
  if (tree.is !== 'all' && tree.is !== 'any') return change(tree);
  return { is: tree.is, of: tree.of.map((branch) => withTerms(branch, change)) };
}

/** `has:me beats:me` as limits of these types alone, so that one comparison decides both. */
function withLimitsOfTypes(tree: BoundTree): BoundTree {
  if (tree.is !== 'all') return tree;
  const types = tree.of.find((branch) => branch.is === 'types');
  const below = tree.of.find((branch) => branch.is === 'below');
  if (types?.is !== 'types' || below?.is !== 'below' || types.ids.size <= MOST_KEYS) return tree;
  const limits = new Map([...below.limits].filter(([type]) => types.ids.has(type)));
  const others = tree.of.filter((branch) => branch !== types && branch !== below);
  return { is: 'all', of: [{ is: 'below', limits }, ...others] };
}
