import { GenerationId, SetId } from '@wallabee/contract/protocol/ids';
import {
  COLLECTIBLES_GENERATION_ID,
  EXCLUSIVE_SET_ID,
  UNIQUE_SET_ID,
  WALLAGRAPHIC_SET_ID,
} from '@wallabee/contract/protocol/special-ids';
import type { Generation, SetDetail, SetItem, SetSummary } from '@wallabee/contract/sets/set';
import {
  type Catalogue,
  type CatalogueItem,
  type CatalogueSet,
  type CatalogueSubset,
  pictures,
} from '../catalogue/catalogue.public.ts';

export interface SetViews {
  generations(): Generation[];
  summary(set: CatalogueSet): SetSummary;
  subsetSummary(set: CatalogueSet, subset: CatalogueSubset): SetSummary;
  setsOfGeneration(genId: number): SetSummary[] | undefined;
  set(set: CatalogueSet, totalCompleted: number): SetDetail;
  subset(set: CatalogueSet, subset: CatalogueSubset): SetDetail;
  subsets(set: CatalogueSet): SetSummary[];
}

export function setViews(catalogue: Catalogue, apiUrl: string): SetViews {
  const summarise = (set: CatalogueSet) => toSetSummary(set, apiUrl);
  const items = (list: CatalogueItem[]) => list.map((item) => toSetItem(item, apiUrl));
  const setsOfGeneration = (genId: number) => {
    if (genId === COLLECTIBLES_GENERATION_ID)
      return collectibles(catalogue).map(summariseCollectible(apiUrl));
    return catalogue.generations.find((generation) => generation.gen_id === genId)?.sets.map(summarise);
  };

  return {
    summary: summarise,
    subsetSummary: (set, subset) => toSubsetSummary(set, subset, apiUrl),
    generations: () =>
      catalogue.generations.map((generation) => ({
        ...toGeneration(generation, apiUrl),
        set_count: setsOfGeneration(generation.gen_id)?.length ?? 0,
      })),
    setsOfGeneration,
    set: (set, total_completed) => ({
      ...summarise(set),
      designer: set.designer,
      total_completed,
      created_at: set.created_at,
      items: items(set.items),
    }),
    subset: (set, subset) => ({
      ...toSubsetSummary(set, subset, apiUrl),
      designer: null,
      total_completed: 0,
      created_at: subset.created_at,
      items: items(subset.items),
    }),
    subsets: (set) => set.subsets.map((subset) => toSubsetSummary(set, subset, apiUrl)),
  };
}

interface Collectible {
  set: CatalogueSet;
  name: string;
  description: string;
  hasSubs: boolean;
}

/** Collectibles are not a generation but five fixed views of three sets. */
function collectibles(catalogue: Catalogue): Collectible[] {
  const of = (id: number, name: string, description: string, hasSubs = false) => {
    const set = catalogue.sets.get(SetId.parse(id));
    return set ? [{ set, name, description, hasSubs }] : [];
  };
  return [
    ...of(EXCLUSIVE_SET_ID, 'Exclusive Items', 'Made with friends of the game, each for its own occasion'),
    ...of(
      EXCLUSIVE_SET_ID,
      'Themed Exclusive Items',
      'The exclusive items, by the occasion they were made for',
      true,
    ),
    ...of(WALLAGRAPHIC_SET_ID, 'Wallagraphic Items', 'Rare cards from Grab Bags'),
    ...of(UNIQUE_SET_ID, 'Unique Items', 'Commissioned by players'),
    ...of(UNIQUE_SET_ID, 'Themed Unique Items', 'The unique items, by what their players love', true),
  ];
}

function summariseCollectible(apiUrl: string) {
  return ({ set, name, description, hasSubs }: Collectible): SetSummary => ({
    ...toSetSummary(set, apiUrl),
    gen_id: GenerationId.parse(COLLECTIBLES_GENERATION_ID),
    name,
    description,
    hasSubs,
  });
}

function toGeneration(
  generation: Catalogue['generations'][number],
  apiUrl: string,
): Omit<Generation, 'set_count'> {
  const { primary, secondary, sets } = generation;
  const years = [primary, ...sets].map(({ created_at }) => Number(created_at.slice(0, 4)));
  return {
    gen_id: generation.gen_id,
    primary_set_id: primary.id,
    primary_set_icon: pictures({ kind: 'set', id: primary.id }, apiUrl).image_url_100,
    primary_set_name: primary.name,
    primary_set_hue: primary.hue,
    primary_set_image_key: primary.image_key,
    secondary_set_id: secondary?.id ?? null,
    secondary_set_icon: secondary && pictures({ kind: 'set', id: secondary.id }, apiUrl).image_url_100,
    secondary_set_name: secondary?.name ?? null,
    secondary_set_hue: secondary?.hue ?? null,
    secondary_set_image_key: secondary?.image_key ?? null,
    first_year: Math.min(...years),
    last_year: Math.max(...years),
    set_names: [...new Set([primary, ...(secondary ? [secondary] : []), ...sets])].map(({ name }) => name),
  };
}

function toSetSummary(set: CatalogueSet, apiUrl: string): SetSummary {
  return {
    id: set.id,
    collection_id: set.id,
    gen_id: set.gen_id,
    subset_id: null,
    name: set.name,
    description: set.description,
    hue: set.hue,
    image_key: set.image_key,
    ...pictures({ kind: 'set', id: set.id }, apiUrl),
    hasSubs: set.subsets.length > 0,
    item_count: set.items.length,
  };
}

function toSubsetSummary(set: CatalogueSet, subset: CatalogueSubset, apiUrl: string): SetSummary {
  return {
    id: set.id,
    collection_id: set.id,
    gen_id: set.gen_id,
    subset_id: subset.subset_id,
    name: subset.name,
    description: subset.description,
    hue: subset.hue,
    image_key: subset.image_key,
    ...pictures({ kind: 'subset', id: `${set.id}.${subset.subset_id}` }, apiUrl),
    hasSubs: false,
    item_count: subset.items.length,
  };
}

function toSetItem(item: CatalogueItem, apiUrl: string): SetItem {
  return {
    item_type_id: item.id,
    name: item.name,
    subset_id: item.subset_id,
    type: item.kind,
    formulas: item.formulas,
    mix_exception: item.mix_exception !== null,
    in_container: item.found_in.length > 0,
    market_buy_now: item.market_buy_now ? 1 : 0,
    store_cost: item.store_cost,
    stores: item.stores,
    categories: item.categories,
    locations: item.locations,
    has_variants: item.variants.length > 0,
    retired: item.is_retired,
    image_key: item.image_key,
    ...pictures({ kind: 'item', id: item.id }, apiUrl),
  };
}
