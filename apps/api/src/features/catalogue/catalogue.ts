import type {
  CategoryId,
  GenerationId,
  ItemTypeId,
  PlayerId,
  SetId,
  StoreId,
  SubsetId,
} from '@wallabee/contract/protocol/ids';
import type { ItemRole } from '@wallabee/game/state/item-state';

/** Everything the catalogue tables hold, joined up and kept in memory. Never changed: a new one replaces it. */
export interface Catalogue {
  generations: CatalogueGeneration[];
  sets: Map<SetId, CatalogueSet>;
  items: Map<ItemTypeId, CatalogueItem>;
  stores: Map<StoreId, CatalogueStore>;
  categories: Map<CategoryId, CatalogueCategory>;
  /** In the order of the places guide. */
  groups: CatalogueGroup[];
  achievements: Map<number, CatalogueAchievement>;
}

export interface CatalogueGeneration {
  gen_id: GenerationId;
  primary: CatalogueSet;
  secondary: CatalogueSet | null;
  sets: CatalogueSet[];
  image_key: string;
}

export interface CatalogueSet {
  id: SetId;
  gen_id: GenerationId;
  name: string;
  description: string;
  hue: number;
  icon: string;
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
  icon: string;
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
  role: ItemRole | null;
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
  /** Its subset's where it has one, otherwise its set's. */
  hue: number;
  /** Null where nobody may see it yet. */
  drawing: { icon: string; accent: string | null } | null;
  image_key: string;
  formulas: [ItemTypeId, ItemTypeId][];
  stores: StoreId[];
  categories: CategoryId[];
  variants: { variant_id: number; name: string; hue: number }[];
  contains: ItemTypeId[];
  found_in: ItemTypeId[];
  mix_exception: { component_ids: ItemTypeId[]; explanation: string } | null;
  used_exception: string | null;
  /** Who commissioned it, where it is a unique; id 0 is the staff. */
  owners: { id: PlayerId; name: string }[];
}

export interface CatalogueStore {
  id: StoreId;
  slug: string;
  name: string;
  description: string;
  hue: number;
  icon: string;
  image_key: string;
}

export interface CatalogueCategory {
  id: CategoryId;
  slug: string;
  group_slug: string;
  name: string;
  includes: string[];
  excludes: string[];
  subcategories: string[];
  /** Its group's. */
  hue: number;
  icon: string;
  image_key: string;
}

export interface CatalogueGroup {
  slug: string;
  name: string;
  description: string;
  hue: number;
  categories: CatalogueCategory[];
}

export interface CatalogueAchievement {
  id: number;
  slug: string;
  name: string;
  description: string;
  description_earned: string;
  counts: string;
  target: number;
  hue: number;
  icon: string;
  image_key: string;
}
