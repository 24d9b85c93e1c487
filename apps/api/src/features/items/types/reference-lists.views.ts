import type {
  Container,
  FormulaEntry,
  MixException,
  UniqueOwners,
  UsedException,
} from '@wallabee/contract/items/reference-lists';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { Catalogue, CatalogueItem } from '../../catalogue/catalogue.public.ts';

export interface ReferenceLists {
  formulas(): FormulaEntry[];
  uniqueOwners(): UniqueOwners[];
  oneOfAKinds(): ItemTypeId[];
  retired(): ItemTypeId[];
  containers(): Container[];
  mixExceptions(): MixException[];
  usedExceptions(): UsedException[];
}

export function referenceLists(catalogue: Catalogue): ReferenceLists {
  const items = [...catalogue.items.values()];
  const idsWhere = (isWanted: (item: CatalogueItem) => boolean) => items.filter(isWanted).map(({ id }) => id);
  const named = ({ id, name, set_id }: CatalogueItem) => ({
    item_type_id: id,
    name,
    set_name: catalogue.sets.get(set_id)?.name ?? '',
  });

  return {
    formulas: () =>
      items.flatMap(({ id, formulas }) =>
        formulas.map((formula) => ({ item_type: id, formula: formula.join('+') })),
      ),
    uniqueOwners: () =>
      items
        .filter(({ owners }) => owners.length > 0)
        .map(({ id, owners }) => ({ item_type_id: id, owners: owners.map((owner) => owner.id) })),
    oneOfAKinds: () => idsWhere((item) => item.is_one_of_a_kind),
    retired: () => idsWhere((item) => item.is_retired),
    containers: () =>
      items
        .filter(({ contains }) => contains.length > 0)
        .map((item) => ({
          ...named(item),
          contents: item.contains.flatMap((id) => catalogue.items.get(id) ?? []).map(named),
        })),
    mixExceptions: () =>
      items.flatMap(({ id, mix_exception }) =>
        mix_exception
          ? { item_type_id: id, with: mix_exception.component_ids, explanation: mix_exception.explanation }
          : [],
      ),
    usedExceptions: () =>
      items.flatMap(({ id, used_exception }) =>
        used_exception === null ? [] : { item_type_id: id, explanation: used_exception },
      ),
  };
}
