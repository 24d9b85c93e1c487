import type { ItemTypeId, PlaceId } from '@wallabee/contract/protocol/ids';
import { type Binding, typesWhere } from './binding.ts';
import type { BoundTerm } from './bound-query.ts';
import { choiceOf, WAYS_TO_GET } from './choices.ts';
import type { QueryField } from './fields.ts';
import { lookupKey } from './lookups.ts';
import type { QueriedType } from './query-context.ts';
import { lookupsOfLeaf } from './query-lookups.ts';
import { type QueryFilter, textsOf } from './query-tree.ts';
import { hasWay, isSoldBy, madeFrom } from './type-traits.ts';

export function bindNames(filter: QueryFilter, binding: Binding): BoundTerm {
  const { field } = filter;
  const ids = new Set(
    lookupsOfLeaf(filter).flatMap((lookup) => binding.found.get(lookupKey(lookup))?.ids ?? []),
  );
  if (field === 'at' || field === 'in' || field === 'near')
    return { is: 'place', ids: [...ids] as PlaceId[] };
  if (field === 'from') return bindFrom(filter, ids, binding);
  if (field === 'makes') return bindMakes(ids, binding);
  return typesWhere(binding, (type) => isNamed(field, type, ids));
}

/** The ids that a lookup answers with, see lookups.ts. */
function isNamed(field: QueryField, type: QueriedType, ids: ReadonlySet<number>): boolean {
  if (field === 'set') return ids.has(type.set_id);
  if (field === 'gen') return ids.has(type.gen_id);
  if (field === 'category') return type.categories.some((id) => ids.has(id));
  if (field === 'store') return [...ids].some((id) => isSoldBy(type, id));
  return ids.has(type.id);
}

function bindFrom({ value }: QueryFilter, ids: ReadonlySet<number>, binding: Binding): BoundTerm {
  const words = textsOf(value).map((text) => choiceOf('from', text)?.word);
  const ways = WAYS_TO_GET.filter((way) => words.includes(way));
  return typesWhere(
    binding,
    (type) => ways.some((way) => hasWay(type, way)) || madeFrom(type).some((id) => ids.has(id)),
  );
}

function bindMakes(ids: ReadonlySet<number>, { types }: Binding): BoundTerm {
  const parts = new Set<ItemTypeId>();
  for (const type of types.values()) if (ids.has(type.id)) for (const id of madeFrom(type)) parts.add(id);
  return { is: 'types', ids: parts };
}
