import type {
  CategoryId,
  GenerationId,
  ItemTypeId,
  SetId,
  StoreId,
  SubsetId,
} from '@wallabee/contract/protocol/ids';

/** Everything the catalogue tables hold, joined up and kept in memory. Never changed: a new one replaces it. */
export interface Catalogue {
  generations: CatalogueGeneration[];
  sets: Map<SetId, CatalogueSet>;
  items: Map<ItemTypeId, CatalogueItem>;
}

export interface CatalogueGeneration {
  gen_id: GenerationId;
  primary: CatalogueSet;
  secondary: CatalogueSet | null;
  sets: CatalogueSet[];
}

export interface CatalogueSet {
  id: SetId;
  gen_id: GenerationId;
  name: string;
  description: string;
  hue: number;
  image_key: string;
  designer: string | null;
  created_at: string;
  subsets: CatalogueSubset[];
  items: CatalogueItem[];
}

export interface CatalogueSubset {
  set_id: SetId;
  subset_id: SubsetId;
  name: string;
  description: string;
  hue: number;
  image_key: string;
  created_at: string;
  items: CatalogueItem[];
}

export interface CatalogueItem {
  id: ItemTypeId;
  set_id: SetId;
  subset_id: SubsetId | null;
  name: string;
  description: string;
  kind: 'wallabee' | 'player';
  designer: string | null;
  released_at: string | null;
  market_buy_now: boolean;
  store_cost: number | null;
  locations: string[];
  works_with_wand: boolean;
  is_retired: boolean;
  is_one_of_a_kind: boolean;
  perfume_message: string | null;
  aftershave_message: string | null;
  image_key: string;
  formulas: [ItemTypeId, ItemTypeId][];
  stores: StoreId[];
  categories: CategoryId[];
  variants: { variant_id: number; name: string; hue: number }[];
  contains: ItemTypeId[];
  found_in: ItemTypeId[];
  mix_exception: { component_ids: ItemTypeId[]; explanation: string } | null;
  used_exception: string | null;
}
