import type {
  CategoryId,
  GenerationId,
  ItemTypeId,
  SetId,
  StoreId,
  SubsetId,
} from '@wallabee/contract/protocol/ids';
import type { Counted } from '@wallabee/game/state/counted';
import type { ItemRole } from '@wallabee/game/state/item-state';

export interface Catalogue {
  generations: Generation[];
  sets: ItemSet[];
  items: ItemType[];
  stores: Store[];
  category_groups: CategoryGroup[];
  categories: Category[];
  achievements: Achievement[];
}

export interface Generation {
  gen_id: GenerationId;
  primary_set_id: SetId;
  secondary_set_id: SetId | null;
}

export interface ItemSet {
  id: SetId;
  gen_id: GenerationId;
  name: string;
  description: string;
  hue: number;
  icon: string;
  designer: string | null;
  created_at: string;
  subsets: Subset[];
}

export interface Subset {
  subset_id: SubsetId;
  name: string;
  description: string;
  hue: number;
  icon: string;
  created_at: string;
}

export interface ItemType {
  id: ItemTypeId;
  set_id: SetId;
  subset_id: SubsetId | null;
  /** '?' until the type is released. */
  name: string;
  description: string;
  kind: 'wallabee' | 'player';
  role: ItemRole | null;
  icon: string | null;
  accent: string | null;
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
  formulas: [ItemTypeId, ItemTypeId][];
  stores: StoreId[];
  categories: CategoryId[];
  variants: Variant[];
  contains: ItemTypeId[];
  mix_exception: MixException | null;
  used_exception: string | null;
  /** How many players commissioned it; 0 is the staff, null a type without owners. */
  owners: number | null;
}

export interface Variant {
  variant_id: number;
  name: string;
  hue: number;
}

export interface MixException {
  component_ids: ItemTypeId[];
  explanation: string;
}

export interface Store {
  id: StoreId;
  slug: string;
  name: string;
  description: string;
  icon: string;
  hue: number;
}

export interface CategoryGroup {
  slug: string;
  position: number;
  name: string;
  description: string;
  icon: string;
}

export interface Category {
  id: CategoryId;
  slug: string;
  group_slug: string;
  name: string;
  icon: string;
  includes: string[];
  excludes: string[];
  subcategories: string[];
}

export interface Achievement {
  id: number;
  slug: string;
  name: string;
  description: string;
  description_earned: string;
  icon: string;
  hue: number;
  counts: Counted;
  target: number;
}
