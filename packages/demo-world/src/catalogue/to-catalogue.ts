import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { Catalogue, CatalogueItem, CatalogueSet } from './catalogue.ts';
import type { Draft } from './draft.ts';
import { type DraftItem, nameKey } from './read-sets.ts';
import type { SetHeader } from './set-format.ts';

/** Only for a draft without problems, in which every name is known. */
export function toCatalogue(draft: Draft): Catalogue {
  const valuesOf = <Value>({ valid }: { valid: { value: Value }[] }) => valid.map(({ value }) => value);
  const toItem = itemResolver(draft);
  return {
    generations: valuesOf(draft.generations).map(({ id, primary, secondary }) => ({
      gen_id: id,
      primary_set_id: primary,
      secondary_set_id: secondary ?? null,
    })),
    sets: valuesOf(draft.sets).map(toSet),
    items: draft.items.map(({ value }) => toItem(value)),
    stores: valuesOf(draft.stores),
    category_groups: valuesOf(draft.groups).map((group, index) => ({ ...group, position: index + 1 })),
    categories: valuesOf(draft.categories).map(({ group, include, exclude, ...category }) => ({
      ...category,
      group_slug: group,
      includes: include,
      excludes: exclude,
    })),
    achievements: valuesOf(draft.achievements).map(({ earned, ...achievement }) => ({
      ...achievement,
      description_earned: earned,
    })),
  };
}

function toSet({ id, generation, designer, created, subsets, items: _, ...set }: SetHeader): CatalogueSet {
  return {
    id,
    gen_id: generation,
    ...set,
    designer: designer ?? null,
    created_at: created,
    subsets: subsets.map(({ id: subset_id, created: created_at, ...subset }) => ({
      subset_id,
      ...subset,
      created_at,
    })),
  };
}

function itemResolver(draft: Draft): (item: DraftItem) => CatalogueItem {
  const items = new Map(draft.items.map(({ value }) => [nameKey(value.name), value.id]));
  const stores = new Map(draft.stores.valid.map(({ value }) => [value.slug, value.id]));
  const categories = new Map(draft.categories.valid.map(({ value }) => [value.slug, value.id]));
  const mixExceptions = new Map(draft.mixExceptions.valid.map(({ value }) => [nameKey(value.item), value]));
  const usedExceptions = new Map(draft.usedExceptions.valid.map(({ value }) => [nameKey(value.item), value]));
  const itemId = (name: string): ItemTypeId => get(items, nameKey(name));

  return (item) => {
    const mixException = mixExceptions.get(nameKey(item.name));
    return {
      ...ownFields(item),
      formulas: item.mix.map(([first, second]) => [itemId(first), itemId(second)]),
      stores: (item.store?.at ?? []).map((slug) => get(stores, slug)),
      categories: item.forage.map((slug) => get(categories, slug)),
      contains: item.contains.map(itemId),
      mix_exception: mixException
        ? { component_ids: mixException.with.map(itemId), explanation: mixException.text }
        : null,
      used_exception: usedExceptions.get(nameKey(item.name))?.text ?? null,
    };
  };
}

/** 1 means "any variant" in a gift. */
const FIRST_VARIANT_ID = 2;

function ownFields(item: DraftItem) {
  if (!item.set) throw new Error(`${item.name} has no set.`);
  return {
    id: item.id,
    set_id: item.set.id,
    subset_id: item.subset ?? null,
    name: item.name,
    description: item.description,
    kind: item.kind,
    role: item.role ?? null,
    icon: item.icon,
    accent: item.accent ?? null,
    designer: item.designer ?? null,
    released_at: item.released,
    market_buy_now: item.market,
    store_cost: item.store?.cost ?? null,
    locations: item.locations,
    works_with_wand: item.wand,
    is_retired: item.retired,
    is_one_of_a_kind: item['one-of-a-kind'],
    perfume_message: item.perfume ?? null,
    aftershave_message: item.aftershave ?? null,
    variants: item.variants.map((variant, index) => ({ variant_id: FIRST_VARIANT_ID + index, ...variant })),
    owners: item.owners ?? null,
  };
}

function get<Key, Value>(map: Map<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`${key} was not checked before it was resolved.`);
  return value;
}
