import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import type { FoundNames, LookupKind } from '@wallabee/game/query/lookups';
import { nearest } from '@wallabee/game/query/nearest';
import type { Catalogue } from '../../catalogue/catalogue.public.ts';
import { type Named, type NameList, nameList } from './named.ts';

export type CatalogueLookup = Extract<
  LookupKind,
  'item' | 'set' | 'subset' | 'gen' | 'store' | 'category' | 'designer'
>;

export type CatalogueNames = Record<CatalogueLookup, (text: string) => FoundNames>;

/** Finds what a name in a query means within the catalogue. */
export function catalogueNames(catalogue: Catalogue): CatalogueNames {
  const sets = [...catalogue.sets.values()];
  const shown = [...catalogue.items.values()].filter((item) => !isUndiscovered(item));
  const subsets = sets.flatMap((set) =>
    set.subsets.map(({ subset_id, name, items }) => ({ id: subset_id, name, items: items.map(idOf) })),
  );
  return {
    item: simply(shown),
    set: simply(sets),
    gen: simply(catalogue.generations.map(({ gen_id }) => ({ id: gen_id, name: `Generation ${gen_id}` }))),
    store: simply([...catalogue.stores.values()]),
    category: categoryNames(catalogue),
    subset: ofTypes(subsets),
    designer: ofTypes(designers(catalogue)),
  };
}

function simply(names: readonly Named[]): (text: string) => FoundNames {
  return withNear(nameList(names), names, ({ id }) => [id]);
}

/** Several entries may share a name or an id, and the ids that are found are those of their item types. */
function ofTypes(
  entries: readonly (Named & { readonly items: readonly ItemTypeId[] })[],
): (text: string) => FoundNames {
  const items = new Map(entries.map((entry): [Named, readonly ItemTypeId[]] => [entry, entry.items]));
  return withNear(nameList(entries), entries, (entry) => items.get(entry) ?? []);
}

function withNear(
  find: NameList,
  names: readonly Named[],
  idsOf: (named: Named) => readonly number[],
): (text: string) => FoundNames {
  return (text) => {
    const found = find(text);
    if (found.length > 0)
      return { ids: found.flatMap(idsOf), names: [...new Set(found.map(({ name }) => name))], near: [] };
    return { ids: [], names: [], near: nearNames(text, names) };
  };
}

/** The name that is most similar as a whole or in one of its words. */
function nearNames(text: string, names: readonly Named[]): string[] {
  const whole = nearest(
    text,
    names.map(({ name }) => name),
  );
  if (whole !== undefined) return [whole];
  const byWord = new Map(names.flatMap(({ name }) => name.split(/\s+/).map((word) => [word, name] as const)));
  const word = nearest(text, [...byWord.keys()]);
  const name = word === undefined ? undefined : byWord.get(word);
  return name === undefined ? [] : [name];
}

function categoryNames({ categories }: Catalogue): (text: string) => FoundNames {
  const all = [...categories.values()];
  const byName = simply(all);
  const within = nameList(
    all.flatMap(({ id, subcategories }) => subcategories.map((name) => ({ id, name }))),
  );
  return (text) => {
    const found = byName(text);
    if (found.ids.length > 0) return found;
    const ids = [...new Set(within(text).map(({ id }) => id))];
    const names = all.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
    return ids.length > 0 ? { ids, names, near: [] } : found;
  };
}

/** An item without a designer of its own was drawn by that of its set. */
function designers({ items, sets }: Catalogue) {
  const drawn = new Map<string, ItemTypeId[]>();
  for (const item of items.values()) {
    const name = item.designer ?? sets.get(item.set_id)?.designer ?? null;
    if (name === null || isUndiscovered(item)) continue;
    drawn.set(name, [...(drawn.get(name) ?? []), item.id]);
  }
  return [...drawn].map(([name, types]) => ({ id: -1, name, items: types }));
}

function idOf({ id }: { id: ItemTypeId }): ItemTypeId {
  return id;
}
