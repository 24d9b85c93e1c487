import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { generationName, isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { type Named, nameLookup } from './look-up-name.ts';
import type { FoundNames, LookupKind } from './lookups.ts';
import type { QueriedCatalogue } from './queried-catalogue.ts';

type CatalogueLookup = Extract<
  LookupKind,
  'item' | 'set' | 'subset' | 'gen' | 'store' | 'category' | 'designer'
>;

export type CatalogueNames = Record<CatalogueLookup, (text: string) => FoundNames>;

/** Finds what a name in a query means within the catalogue. */
export function catalogueNames(catalogue: QueriedCatalogue): CatalogueNames {
  const sets = [...catalogue.sets.values()];
  const categories = [...catalogue.categories.values()];
  return {
    item: nameLookup([...catalogue.items.values()].filter((item) => !isUndiscovered(item))),
    set: nameLookup(sets),
    subset: nameLookup(
      sets.flatMap(({ subsets }) =>
        subsets.map(({ subset_id, name, items }) => ({
          id: subset_id,
          name,
          ids: items.map(({ id }) => id),
        })),
      ),
    ),
    gen: nameLookup(
      catalogue.generations.map(({ gen_id }) => ({ id: gen_id, name: generationName(gen_id) })),
    ),
    store: nameLookup([...catalogue.stores.values()]),
    category: nameLookup(
      categories.map(({ id, name, subcategories }) => ({ id, name, also: subcategories })),
    ),
    designer: nameLookup(designers(catalogue)),
  };
}

/** An item without a designer of its own was drawn by that of its set. */
function designers({ items, sets }: QueriedCatalogue): Named[] {
  const drawn = new Map<string, ItemTypeId[]>();
  for (const item of items.values()) {
    const name = item.designer ?? sets.get(item.set_id)?.designer ?? null;
    if (name === null || isUndiscovered(item)) continue;
    drawn.set(name, [...(drawn.get(name) ?? []), item.id]);
  }
  return [...drawn].map(([name, ids]) => ({ id: null, name, ids }));
}
