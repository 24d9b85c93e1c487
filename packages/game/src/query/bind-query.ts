import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { QueryMistake } from '@wallabee/contract/search/query-answer';
import { isNumberWord } from './about-query.ts';
import { bindFilter } from './bind-filter.ts';
import type { Binding } from './binding.ts';
import type { BoundQuery, BoundTree } from './bound-query.ts';
import { choiceOf } from './choices.ts';
import { FIELDS } from './field-table.ts';
import { lookupKey } from './lookups.ts';
import { nearText } from './near-value.ts';
import type { ParsedQuery } from './parsed-query.ts';
import type { QueryContext } from './query-context.ts';
import { lookupsOfLeaf } from './query-lookups.ts';
import {
  leavesOf,
  type QueryFilter,
  type QueryLeaf,
  type QueryTree,
  type QueryWord,
  textsOf,
} from './query-tree.ts';
import { simplify } from './simplify.ts';
import { componentsOf } from './type-traits.ts';

export interface BindResult {
  readonly query: BoundQuery;
  /** The terms that search, for saying them back; null where none is left. */
  readonly tree: QueryTree | null;
  readonly mistakes: readonly QueryMistake[];
}

/** The query with everything looked up. A term whose name is unknown is a mistake, and the others still search. */
export function bindQuery(parsed: ParsedQuery, context: QueryContext): BindResult {
  const { bound, mistakes } = bindLeaves(parsed, bindingOf(context));
  const tree = parsed.tree && bindTree(parsed.tree, bound);
  const isAllWrong = mistakes.length + parsed.mistakes.length > 0;
  return {
    query: {
      tree: tree ? simplify(tree) : { is: isAllWrong ? 'nothing' : 'everything' },
      excludesHidden: [...bound.keys()].some(tellsWhereabouts),
      point: parsed.tree && pointOf(parsed.tree, context),
    },
    tree: parsed.tree && withoutWrong(parsed.tree, bound),
    mistakes,
  };
}

function bindLeaves({ terms }: ParsedQuery, binding: Binding) {
  const mistakes: QueryMistake[] = [];
  const bound = new Map<QueryLeaf, BoundTree>();
  for (const term of terms) {
    const { leaf } = term;
    if (!leaf || isOrder(leaf)) continue;
    const result = leaf.is === 'word' ? bindWord(leaf, binding) : bindFilter(leaf, term, binding);
    if ('code' in result) mistakes.push(result);
    else bound.set(leaf, result);
  }
  return { bound, mistakes };
}

function bindingOf(context: QueryContext): Binding {
  let components: ReturnType<typeof componentsOf> | undefined;
  return {
    ...context,
    components: () => {
      components ??= componentsOf(context.types.values());
      return components;
    },
  };
}

function bindTree(tree: QueryTree, bound: ReadonlyMap<QueryLeaf, BoundTree>): BoundTree | null {
  if (tree.is === 'not') {
    const of = bindTree(tree.of, bound);
    return of && { is: 'not', of };
  }
  if (tree.is === 'word' || tree.is === 'filter') return bound.get(tree) ?? null;
  const of = tree.of.flatMap((branch) => bindTree(branch, bound) ?? []);
  return of.length > 1 ? { is: tree.is, of } : (of[0] ?? null);
}

function withoutWrong(tree: QueryTree, bound: ReadonlyMap<QueryLeaf, BoundTree>): QueryTree | null {
  if (tree.is === 'not') {
    const of = withoutWrong(tree.of, bound);
    return of && { is: 'not', of };
  }
  if (tree.is === 'word' || tree.is === 'filter') return bound.has(tree) || isOrder(tree) ? tree : null;
  const of = tree.of.flatMap((branch) => withoutWrong(branch, bound) ?? []);
  return of.length > 1 ? { is: tree.is, of } : (of[0] ?? null);
}

function isOrder(leaf: QueryLeaf): boolean {
  return leaf.is === 'filter' && leaf.field === 'sort';
}

function bindWord(word: QueryWord, { found }: QueryContext): BoundTree {
  const [lookup] = lookupsOfLeaf(word);
  if (!lookup) return { is: 'everything' };
  const ids = (found.get(lookupKey(lookup))?.ids ?? []) as readonly ItemTypeId[];
  const named: BoundTree = { is: 'types', ids: new Set(ids) };
  if (!isNumberWord(word)) return named;
  const number = Number(word.text);
  return { is: 'any', of: [{ is: 'number', within: [{ from: number, to: number + 1 }] }, named] };
}

function tellsWhereabouts(leaf: QueryLeaf): boolean {
  if (leaf.is === 'word') return false;
  if (leaf.field !== 'status') return FIELDS[leaf.field].tellsWhereabouts;
  return textsOf(leaf.value).some((text) => choiceOf('status', text)?.word !== 'hidden');
}

function pointOf(tree: QueryTree, { found }: QueryContext): BoundQuery['point'] {
  const near = leavesOf(tree).find(
    (leaf): leaf is QueryFilter => leaf.is === 'filter' && leaf.field === 'near',
  );
  return (near && found.get(lookupKey({ of: 'near', text: nearText(near.value) }))?.point) ?? null;
}
