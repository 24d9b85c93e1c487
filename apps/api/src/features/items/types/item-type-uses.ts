import type { ItemTypeDetail } from '@wallabee/contract/items/item-type';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { CatalogueItem } from '../../catalogue/catalogue.public.ts';

export interface ItemTypeUses {
  formulasWith(id: ItemTypeId): ItemTypeDetail['used_to_make'];
  specialMixesWith(id: ItemTypeId): ItemTypeId[];
  wands: ItemTypeId[];
}

export function itemTypeUses(items: Iterable<CatalogueItem>): ItemTypeUses {
  const formulas = new Map<ItemTypeId, ItemTypeDetail['used_to_make']>();
  const specialMixes = new Map<ItemTypeId, ItemTypeId[]>();
  const wands: ItemTypeId[] = [];

  for (const item of items) {
    if (item.role === 'wand') wands.push(item.id);
    for (const formula of item.formulas) {
      // A formula with the same component twice is one use.
      for (const component of new Set(formula)) {
        append(formulas, component, { item_type_id: item.id, formula });
      }
    }
    for (const component of item.mix_exception?.component_ids ?? []) {
      append(specialMixes, component, item.id);
    }
  }

  return {
    formulasWith: (id) => formulas.get(id) ?? [],
    specialMixesWith: (id) => specialMixes.get(id) ?? [],
    wands,
  };
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value) {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
