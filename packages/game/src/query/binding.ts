import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { BoundTerm } from './bound-query.ts';
import type { QueriedType, QueryContext } from './query-context.ts';

export interface Binding extends QueryContext {
  readonly components: () => ReadonlySet<ItemTypeId>;
}

export function typesWhere({ types }: Binding, isTrue: (type: QueriedType) => boolean): BoundTerm {
  const ids = new Set<ItemTypeId>();
  for (const type of types.values()) if (isTrue(type)) ids.add(type.id);
  return { is: 'types', ids };
}
