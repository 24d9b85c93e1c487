import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { generationName, isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { lookUpName, type Named } from '@wallabee/game/query/look-up-name';
import type { FoundNames, LookupKind } from '@wallabee/game/query/lookups';
import type { Catalogue } from '../../catalogue/catalogue.public.ts';

type CatalogueLookup = Extract<
  LookupKind,
  'item' | 'set' | 'subset' | 'gen' | 'store' | 'category' | 'designer'
>;

export type CatalogueNames = Record<CatalogueLookup, (text: string) => FoundNames>;

/** Finds what a name in a query means within the catalogue. */
export function catalogueNames(catalogue: Catalogue): CatalogueNames {
  const sets = [...catalogue.sets.values()];
  const categories = [...catalogue.categories.values()];
  const among = (names: readonly Named[]) => (text: string) => lookUpName(names, text);
  return {
    item: among([...catalogue.items.values()].filter((item) => !isUndiscovered(item))),
    set: among(sets),
    subset: among(
      sets.flatMap(({ subsets }) =>
        subsets.map(({ subset_id, name, items }) => ({
          id: subset_id,
          name,
          ids: items.map(({ id }) => id),
        })),
      ),
    ),
    gen: among(catalogue.generations.map(({ gen_id }) => ({ id: gen_id, name: generationName(gen_id) }))),
    store: among([...catalogue.stores.values()]),
    category: among(categories.map(({ id, name, subcategories }) => ({ id, name, also: subcategories }))),
    designer: among(designers(catalogue)),
  };
}

/** An item without a designer of its own was drawn by that of its set. */
function designers({ items, sets }: Catalogue): Named[] {
  const drawn = new Map<string, ItemTypeId[]>();
  for (const item of items.values()) {
    const name = item.designer ?? sets.get(item.set_id)?.designer ?? null;
    if (name === null || isUndiscovered(item)) continue;
    drawn.set(name, [...(drawn.get(name) ?? []), item.id]);
  }
  return [...drawn].map(([name, ids]) => ({ id: NO_ID, name, ids }));
}

const NO_ID = -1;
