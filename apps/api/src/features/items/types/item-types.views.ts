import type { ItemType, ItemTypeCard, ItemTypeDetail } from '@wallabee/contract/items/item-type';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { STAFF_OWNER_ID } from '@wallabee/contract/protocol/special-ids';
import { type Catalogue, type CatalogueItem, pictures } from '../../catalogue/catalogue.public.ts';
import { type ItemTypeUses, itemTypeUses } from './item-type-uses.ts';

export interface ItemTypeViews {
  card(item: CatalogueItem): ItemTypeCard;
  type(item: CatalogueItem, issued: number): ItemType;
  detail(item: CatalogueItem, issued: number): ItemTypeDetail;
}

export function itemTypeViews(catalogue: Catalogue, apiUrl: string): ItemTypeViews {
  const uses = itemTypeUses(catalogue.items.values());
  const card = (item: CatalogueItem) => toCard(catalogue, item, apiUrl);

  function type(item: CatalogueItem, total_issued: number): ItemType {
    return {
      ...card(item),
      id: item.id,
      description: item.description,
      type: item.kind,
      designer: item.designer,
      ...ofItsSet(catalogue, item, apiUrl),
      total_issued,
      release_date: item.released_at,
      one_of_a_kind: item.is_one_of_a_kind,
      ...howToGet(item),
      ...howItChanges(item, apiUrl),
    };
  }

  return {
    card,
    type,
    detail: (item, issued) => {
      const detail = { ...type(item, issued), ...whatItLeadsTo(item, uses, apiUrl) };
      const related = namedIn(detail).flatMap((id) => catalogue.items.get(id) ?? []);
      return { ...detail, related: Object.fromEntries(related.map((other) => [other.id, card(other)])) };
    },
  };
}

export function toCard({ sets }: Catalogue, item: CatalogueItem, apiUrl: string): ItemTypeCard {
  return {
    item_type_id: item.id,
    name: item.name,
    set_id: item.set_id,
    set_name: sets.get(item.set_id)?.name ?? '',
    hue: item.hue,
    retired: item.is_retired,
    image_key: item.image_key,
    ...pictures({ kind: 'item', id: item.id }, apiUrl),
  };
}

function ofItsSet({ sets }: Catalogue, { set_id, subset_id }: CatalogueItem, apiUrl: string) {
  const set = sets.get(set_id);
  const subset = set?.subsets.find((candidate) => candidate.subset_id === subset_id);
  return {
    set_image: pictures({ kind: 'set', id: set_id }, apiUrl).image_url_100,
    set_image_key: set?.image_key ?? '',
    subset_id,
    subset_name: subset?.name ?? null,
    subset_image: subset
      ? pictures({ kind: 'subset', id: `${set_id}.${subset.subset_id}` }, apiUrl).image_url_100
      : null,
  };
}

function howToGet(item: CatalogueItem) {
  return {
    formulas: item.formulas,
    mix: item.formulas[0] ?? [],
    mix_exception: item.mix_exception && {
      with: item.mix_exception.component_ids,
      explanation: item.mix_exception.explanation,
    },
    market_buy_now: item.market_buy_now ? (1 as const) : (0 as const),
    store_cost: item.store_cost,
    stores: item.stores,
    categories: item.categories,
    locations: item.locations,
    found_in: item.found_in,
  };
}

function howItChanges(item: CatalogueItem, apiUrl: string) {
  return {
    used_exception: item.used_exception,
    contains_items: item.contains,
    works_with_wand: item.works_with_wand,
    perfume_message: item.perfume_message,
    aftershave_message: item.aftershave_message,
    variants: item.variants.map(({ variant_id, name, hue }) => ({
      variant_id,
      name,
      hue,
      image: pictures({ kind: 'item', id: `${item.id}.${variant_id}` }, apiUrl).image_url_200,
      image_key: item.image_key,
    })),
  };
}

function whatItLeadsTo(item: CatalogueItem, uses: ItemTypeUses, apiUrl: string) {
  return {
    used_to_make: uses.formulasWith(item.id),
    used_in_special_mixes: uses.specialMixesWith(item.id),
    wands: item.works_with_wand ? uses.wands : [],
    owners: item.owners.map(({ id, name, image_key }) => ({
      id,
      name,
      image_key,
      image_url: id === STAFF_OWNER_ID ? null : pictures({ kind: 'player', id }, apiUrl).image_url_100,
    })),
  };
}

function namedIn(detail: Omit<ItemTypeDetail, 'related'>): ItemTypeId[] {
  const named = [
    ...detail.formulas.flat(),
    ...(detail.mix_exception?.with ?? []),
    ...detail.used_to_make.flatMap(({ item_type_id, formula }) => [item_type_id, ...formula]),
    ...detail.used_in_special_mixes,
    ...detail.wands,
    ...detail.found_in,
    ...detail.contains_items,
  ];
  return [...new Set(named)].filter((id) => id !== detail.id);
}
