import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { BoundTree, SomeTypes } from './bound-query.ts';

/** The same query in fewer terms: lists within lists are joined, and all terms about types of a list become one. */
export function simplify(tree: BoundTree): BoundTree {
  if (tree.is === 'not') return negated(simplify(tree.of));
  if (tree.is === 'all' || tree.is === 'any') return simplifyList(tree.is, tree.of.map(simplify));
  const types = asTypes(tree);
  return types ? fromTypes(types) : tree;
}

function simplifyList(is: 'all' | 'any', branches: readonly BoundTree[]): BoundTree {
  const flat = branches.flatMap((branch) => (branch.is === is ? branch.of : branch));
  const others = flat.filter((branch) => !asTypes(branch));
  const join = is === 'all' ? intersection : union;
  const types = flat.flatMap((branch) => asTypes(branch) ?? []).reduce(join, is === 'all' ? ALL : NONE);
  const joined = fromTypes(types);
  if (joined.is === (is === 'all' ? 'nothing' : 'everything')) return joined;
  const isNeutral = joined.is === (is === 'all' ? 'everything' : 'nothing');
  const of = isNeutral ? others : [joined, ...others];
  return of.length > 1 ? { is, of } : (of[0] ?? joined);
}

function negated(tree: BoundTree): BoundTree {
  const types = asTypes(tree);
  if (types) return fromTypes({ ...types, isComplement: !types.isComplement });
  return tree.is === 'not' ? tree.of : { is: 'not', of: tree };
}

/** Some types, or all but some. */
interface TypeSet {
  readonly ids: SomeTypes;
  readonly isComplement: boolean;
}

const NONE: TypeSet = { ids: new Set<ItemTypeId>(), isComplement: false };
const ALL: TypeSet = { ids: new Set<ItemTypeId>(), isComplement: true };

function asTypes(tree: BoundTree): TypeSet | null {
  if (tree.is === 'types') return { ids: tree.ids, isComplement: false };
  if (tree.is === 'everything') return ALL;
  if (tree.is === 'nothing') return NONE;
  return tree.is === 'not' && tree.of.is === 'types' ? { ids: tree.of.ids, isComplement: true } : null;
}

function fromTypes({ ids, isComplement }: TypeSet): BoundTree {
  if (ids.size === 0) return { is: isComplement ? 'everything' : 'nothing' };
  return isComplement ? { is: 'not', of: { is: 'types', ids } } : { is: 'types', ids };
}

function intersection(one: TypeSet, other: TypeSet): TypeSet {
  if (one.isComplement && other.isComplement)
    return { ids: new Set([...one.ids, ...other.ids]), isComplement: true };
  const [some, rest] = one.isComplement ? [other, one] : [one, other];
  const ids = [...some.ids].filter((id) => rest.ids.has(id) !== rest.isComplement);
  return { ids: new Set(ids), isComplement: false };
}

function union(one: TypeSet, other: TypeSet): TypeSet {
  return complement(intersection(complement(one), complement(other)));
}

function complement({ ids, isComplement }: TypeSet): TypeSet {
  return { ids, isComplement: !isComplement };
}
